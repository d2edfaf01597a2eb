# globals()[...] and a module's attribute are written by the trace, not by the second call.
# observed: last_call None cfg.steps 1

import types

import tensorflow as tf

cfg = types.ModuleType("cfg")
cfg.steps = 0


@tf.function()
def step(x):
    globals()["last_call"] = "step"  # expect: TFF102
    cfg.steps += 1  # expect: TFF104
    return x


step(tf.constant(1.0))
last_call = None
step(tf.constant(2.0))
print("last_call", last_call, "cfg.steps", cfg.steps)

# A dict argument is looked at in each call.
# observed: 1.0 | 2.0

import tensorflow as tf


cfg = {"rate": 1.0}


@tf.function
def step(x, cfg):
    return x * cfg["rate"]


print(step(tf.constant(1.0), cfg).numpy())
cfg["rate"] = 2.0
print(step(tf.constant(1.0), cfg).numpy())

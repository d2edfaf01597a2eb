# Without jit_compile the seeds make draws repeat.
# observed: same after set_seed: True
import tensorflow as tf


def _sample():
    return tf.random.uniform([2], seed=3)


out = []
samplers = [tf.function(_sample), tf.function(_sample)]
for sample in samplers:
    tf.random.set_seed(7)
    out.append(sample().numpy().tolist())
print("same after set_seed:", out[0] == out[1])

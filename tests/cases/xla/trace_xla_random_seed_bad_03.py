# The seed of tf.nn.dropout is ignored under XLA.
# observed: same after set_seed: False
import tensorflow as tf


def _drop(x):
    return tf.nn.dropout(x, 0.5, seed=1)  # expect: TFF166


out = []
for _ in range(2):
    tf.random.set_seed(1)
    drop = tf.function(_drop, jit_compile=True)  # expect: TFF113
    out.append(drop(tf.ones([16])).numpy().tolist())
print("same after set_seed:", out[0] == out[1])

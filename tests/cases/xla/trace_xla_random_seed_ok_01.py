# A stateless draw repeats under XLA.
# observed: same: True
import tensorflow as tf


@tf.function(jit_compile=True)
def sample(seed):
    return tf.random.stateless_uniform([2], seed=seed)


out = [sample(tf.constant([7, 0])).numpy().tolist() for _ in range(2)]
print("same:", out[0] == out[1])

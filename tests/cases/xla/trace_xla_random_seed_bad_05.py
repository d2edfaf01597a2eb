# A helper with a seed gives other numbers jitted than plain.
# observed: jit equals plain graph: False
import tensorflow as tf

tf.random.set_seed(11)


def init(n):
    return tf.random.uniform([n], seed=2)  # expect: TFF166


@tf.function(jit_compile=True)
def fast():
    return init(2)


@tf.function
def plain():
    return init(2)


print("jit equals plain graph:", bool(tf.reduce_all(fast() == plain())))

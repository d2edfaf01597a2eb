# The signature stands in a constant of the module.
# observed: ValueError ValueError: Tried to convert 'depth' to a tens...
# eager: tf.Tensor([[1. 0. 0. 0.]], shape=(1, 4), dtype=float32)
import tensorflow as tf


SPEC = tf.TensorSpec(shape=[None, 3], dtype=tf.float32)
SIGNATURE = [SPEC]


def f(x):
    return tf.one_hot([0], depth=x.shape[0])  # expect: TFF155


g = tf.function(f, input_signature=SIGNATURE)


try:
    print(g(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

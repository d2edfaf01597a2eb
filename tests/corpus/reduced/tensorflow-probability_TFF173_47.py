# reduced from tensorflow-probability 0.25.0 tensorflow_probability/python/experimental/tangent_spaces/spaces.py:47
# observed: [2.] | [2. 2.]
# eager: [2.] | [2. 2.]
import tensorflow as tf


def _jvp(f, x, b):
    @tf.function  # expect: TFF173
    def jvp(b):
        with tf.autodiff.ForwardAccumulator(primals=x, tangents=b) as acc:
            y = f(x)
        return acc.jvp(y)

    return jvp(b)


@tf.function
def coordinatewise_jvp(x):
    return _jvp(tf.square, x, tf.ones_like(x))


for size in (1, 2):
    print(coordinatewise_jvp(tf.ones([size])).numpy())

# The usual helper: static dimensions, and dynamic ones where they are None.
# observed: tf.Tensor([0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.], shape=(1...
import tensorflow as tf


def shape_list(x):
    static = x.shape.as_list()
    dynamic = tf.shape(x)
    return [dynamic[i] if s is None else s for i, s in enumerate(static)]


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    b, d = shape_list(x)
    return tf.zeros([b * d])


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

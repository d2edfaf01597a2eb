# A helper returns the dimension.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


def rows(x):
    return x.shape[0]


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.reduce_sum(x) / rows(x)  # expect: TFF155


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

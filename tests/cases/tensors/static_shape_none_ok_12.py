# Broadcasting with a known shape makes the dimension known.
# observed: tf.Tensor( | [[0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25]], shape=(4, 3),
#   dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([4, 3]), tf.TensorSpec([None, 3])])
def f(x, y):
    z = x * y
    return z / z.shape[0]


try:
    print(f(tf.ones([4, 3]), tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

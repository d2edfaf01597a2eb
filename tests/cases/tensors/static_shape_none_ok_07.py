# set_shape makes the dimension known.
# observed: tf.Tensor( | [[0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25] | [0.25 0.25 0.25]], shape=(4, 3),
#   dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    x.set_shape([4, 3])
    return x / x.shape[0]


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

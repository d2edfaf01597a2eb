# Slices and indices of the tensor keep the open dimension.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor([0 1 2], shape=(3,), dtype=int32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, None, 3])])
def f(x):
    y = x[1:, 0]
    return tf.range(y.shape[0])  # expect: TFF155


try:
    print(f(tf.ones([4, 2, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

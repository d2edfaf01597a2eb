# A slice of a shape plus a list is a shape, and still holds None.
# observed: ValueError ValueError: Tried to convert 'shape' to a tens...
# eager: tf.Tensor( | [[[1.] | [1.] | [1.]] | [[1.] | [1.] | [1.]] | [[1.] | [1.] | [1.]] | [[1.] | [1.] | [1.]]],
#   shape=(4, 3, 1), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.reshape(x, x.shape[:1] + [3, 1])  # expect: TFF155


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

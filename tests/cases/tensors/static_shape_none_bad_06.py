# A whole shape is spread into a list of sizes.
# observed: TypeError TypeError: Expected int32, but got None of type...
# eager: tf.Tensor( | [[[0. 0. 0.] | [0. 0. 0.] | [0. 0. 0.] | [0. 0. 0.]] | [[0. 0. 0.] | [0. 0. 0.] | [0. 0. 0.] |
#   [0. 0. 0.]]], shape=(2, 4, 3), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def f(x):
    return tf.zeros([2, *x.shape])  # expect: TFF155


try:
    print(f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

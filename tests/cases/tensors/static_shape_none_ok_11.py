# None == None compares two open dimensions.
# observed: tf.Tensor( | [[2. 2. 2.] | [2. 2. 2.] | [2. 2. 2.] | [2. 2. 2.]], shape=(4, 3), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3]), tf.TensorSpec([None, 3])])
def f(x, y):
    assert x.shape[0] == y.shape[0]
    assert x.shape[-1] == 3
    return x + y


try:
    print(f(tf.ones([4, 3]), tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

# The dimension goes through a dict.
# observed: TypeError TypeError: Expected int32, but got None of type...
# eager: tf.Tensor( | [[1. 1.] | [1. 1.] | [1. 1.] | [1. 1.]], shape=(4, 2), dtype=float32)
import tensorflow as tf


class M(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec([None, 3])])
    def f(self, x):
        size = dict(rows=x.shape[0])
        return tf.ones([size['rows'], 2])  # expect: TFF155


m = M()


try:
    print(m.f(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

# A method unpacks a shape of which nothing is declared.
# observed: TypeError TypeError: Expected int32, but got None of type 'NoneType'.
# eager: tf.Tensor( | [[3. 3.] | [3. 3.] | [3. 3.] | [3. 3.]], shape=(4, 2), dtype=float32)
import tensorflow as tf


class M(tf.Module):
    @tf.function(input_signature=[tf.TensorSpec(shape=(None, None), dtype=tf.float32)])
    def run(self, x):
        n, m = x.shape
        return tf.ones((n, 2)) * m  # expect: TFF155, TFF155


m = M()


try:
    print(m.run(tf.ones([4, 3])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

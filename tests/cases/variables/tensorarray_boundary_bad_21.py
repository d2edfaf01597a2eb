# A TensorArray made inside and kept in an attribute: a leaked tensor, dead in the next function.
# observed: 1.0 | TypeError The tensor <tf.Tensor 'TensorArrayV2Write_1/TensorListSetItem:0' shape
# eager: 1.0 | 4.0
import tensorflow as tf


class Pipeline(tf.Module):
    def __init__(self):
        super().__init__()
        self.rows = None

    @tf.function
    def load(self, x):
        self.rows = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)  # expect: TFF105
        return x

    @tf.function
    def total(self, x):
        return tf.reduce_sum(self.rows.stack()) + x


pipeline = Pipeline()
try:
    print(pipeline.load(tf.constant(1.0)).numpy())
    print(pipeline.total(tf.constant(1.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

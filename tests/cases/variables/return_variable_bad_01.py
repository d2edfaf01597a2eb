# An optimizer can't change the tensors that it is given.
# observed: ends with AttributeError: 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
#   '_unique_id'
# eager: 0.9
import tensorflow as tf


class N(tf.Module):
    def __init__(self):
        self.w = tf.Variable(1.0)

    @tf.function
    def params(self):
        return [self.w]  # expect: TFF126


n = N()
tf.keras.optimizers.SGD(0.1).apply_gradients(zip([tf.constant(1.0)], n.params()))
print(n.w.numpy())

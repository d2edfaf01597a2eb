# test_step and compute_loss of a model, a metric's result.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import keras
import tensorflow as tf


class Net(keras.Model):
    def call(self, x):
        return x * 2.0

    def test_step(self, data):
        x, y = data
        error = tf.reduce_mean(tf.abs(self(x) - y))
        if error > 0.5:  # expect: TFF147
            error = error * 2.0
        return {"error": error}


net = Net()
net.compile()
print(net.evaluate(tf.ones([4, 1]), tf.ones([4, 1]), verbose=0, return_dict=True))

# Train step if.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
    def call(self, x):
        return self.dense(x)
    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self(x) - y))
        grads = tape.gradient(loss, self.trainable_variables)
        if loss < 100.0:  # expect: TFF147
            self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


net = Net()
net.compile("sgd")
try:
    print(net.fit(tf.ones([4, 3]), tf.ones([4, 1]), verbose=0).history.keys())
except Exception as err:
    print(f"{type(err).__name__}: {err}")

# super().compile with run_eagerly.
# observed: True
import tensorflow as tf


class Net(tf.keras.Model):
    def call(self, x):
        return x

    def compile(self, **kwargs):
        super().compile(run_eagerly=True, **kwargs)  # expect: TFF174


net = Net()
net.compile(loss="mse")
print(net.run_eagerly)

# Compile of a model.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the
#   f...
import tensorflow as tf


class Net(tf.keras.Model):
    @tf.function  # expect: TFF172
    def compile(self, **kwargs):
        super().compile(optimizer=tf.keras.optimizers.Adam(), loss="mse")

    def call(self, x):
        return x


net = Net()
net.compile()
print("compiled")

# One instance, a method that takes the optimizer: the cache belongs to the instance.
# observed: 5.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 5.0 | True
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable([1.0, 2.0])

    @tf.function
    def step(self, x, optimizer):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(self.w - x))
        optimizer.apply_gradients([(tape.gradient(loss, self.w), self.w)])
        return loss


net = Net()
x = tf.zeros([2])
pre, fine = tf.keras.optimizers.AdamW(1e-2), tf.keras.optimizers.AdamW(1e-4)
print(net.step(x, pre).numpy())
try:
    print(net.step(x, fine).numpy() < 5.0)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

# Returns an attribute that holds a layer, list of layers.
# observed: To be compatible with tf.function, Pytho | To be compatible with tf.function, Pytho
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.layers = [tf.keras.layers.Dense(1), tf.keras.layers.Dense(2)]
        self.last = tf.keras.layers.Dense(3)

    @tf.function
    def all(self, x):
        return self.layers  # expect: TFF170

    @tf.function
    def one(self, x):
        return x, self.last  # expect: TFF170


net = Net()
for f in (net.all, net.one):
    try:
        print(f(tf.constant(1.0)))
    except TypeError as err:
        print(str(err)[:40])

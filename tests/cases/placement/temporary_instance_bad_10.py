# In traced code, and through tf.function again.
# observed: gone | gone
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    @tf.function
    def run(self, x):
        return self.k * x


@tf.function
def outer(x):
    return Net(2.0).run(x)  # expect: TFF177


again = tf.function(Net(3.0).run)  # expect: TFF177
for f in (outer, again):
    try:
        print(float(f(tf.constant(1.0))))
    except AttributeError:
        print("gone")

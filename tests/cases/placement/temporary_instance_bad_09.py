# Methods of objects in a comprehension.
# observed: gone | gone | gone | gone
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    @tf.function
    def run(self, x):
        return self.k * x


steps = [Net(k).run for k in (1.0, 2.0)]  # expect: TFF177
more = [net.run for net in (Net(1.0), Net(2.0))]  # expect: TFF177
for step in (*steps, *more):
    try:
        print(float(step(tf.constant(1.0))))
    except AttributeError:
        print("gone")

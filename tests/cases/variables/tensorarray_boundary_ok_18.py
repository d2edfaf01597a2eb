# A class of untraced code keeps its own TensorArray.
# observed: [2. 4.]
import tensorflow as tf


class Replay:
    def __init__(self):
        self.ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True, clear_after_read=False)
        self.n = 0

    def add(self, x):
        self.ta = self.ta.write(self.n, x)
        self.n += 1

    def all(self):
        return self.ta.stack()


@tf.function
def f(x):
    return x * 2.0


r = Replay()
for v in (1.0, 2.0):
    r.add(f(tf.constant(v)))
print(r.all().numpy())

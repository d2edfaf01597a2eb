# Methods called append and update of a tf.Module.
# observed: [4. 4. 3. 3.]

import tensorflow as tf


class Buffer(tf.Module):
    def __init__(self):
        self.data = tf.Variable(tf.zeros([4]))
        self.at = tf.Variable(0)

    def append(self, v):
        self.data[self.at].assign(v)
        self.at.assign_add(1)

    def update(self, v):
        self.data.assign_add(tf.fill([4], v))


buffer = Buffer()


@tf.function
def step(x):
    buffer.append(x)
    buffer.update(x)


step(tf.constant(1.0))
step(tf.constant(2.0))
print(buffer.data.numpy())

# Methods called open, save and write of a tf.Module.
# observed: 2.0

import tensorflow as tf


class Door(tf.Module):
    def __init__(self):
        self.v = tf.Variable(0.0)

    def open(self, x):
        self.v.assign(x)

    def save(self, x):
        return self.v + x

    def write(self, x):
        return x


door = Door()


@tf.function
def step(x):
    door.open(x)
    return door.save(door.write(x))


print(step(tf.constant(1.0)).numpy())

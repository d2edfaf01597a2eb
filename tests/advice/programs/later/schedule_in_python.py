# The rate follows from a Python counter of the object.
# kind: python state
import tensorflow as tf


class Schedule:
    def __init__(self):
        self.step = 0

    def __call__(self):
        self.step += 1
        return 0.1 / self.step


class Learner:
    def __init__(self):
        self.w = tf.Variable([1.0, 2.0, 3.0])
        self.rate = Schedule()

    def learn(self, x):  # keep: changes
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(self.w * x - 1.0)) + tf.reduce_sum(tf.abs(self.w))
        self.w.assign_sub(self.rate() * tape.gradient(loss, self.w))
        return loss


learner = Learner()


def main(steps):
    return [learner.learn(tf.constant([1.0, 0.5, 0.2])).numpy() for _ in range(steps)]

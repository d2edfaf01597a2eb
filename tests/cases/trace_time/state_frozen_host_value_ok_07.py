# A function called random and a method called time that use TensorFlow give new values.
# observed: distinct: 5

import tensorflow as tf


def random(shape):
    return tf.random.uniform(shape)


class Clock(tf.Module):
    def time(self):
        return tf.timestamp()


clock = Clock()


@tf.function
def f(x):
    return x + random([]), clock.time()


print("distinct:", len({tuple(float(v) for v in f(tf.constant(0.0))) for _ in range(5)}))

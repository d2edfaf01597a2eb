# What the argument is, only the calls of the factory's result show.
# observed: ends with NotImplementedError: See...
import tensorflow as tf


def make_step(limit):
    @tf.function
    def inner(x):
        while True:
            x = x + 1.0
            if x > limit:
                break  # expect: TFF139
        return x

    return inner


climb = make_step(3.0)
print(float(climb(tf.constant(1.0))))

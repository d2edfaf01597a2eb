# The factory's result gets a Python number, whose comparison Python decides.
# observed: 4
import tensorflow as tf


def make_step(limit):
    @tf.function
    def inner(n):
        while True:
            n = n + 1
            if n > limit:
                break
        return tf.constant(n)

    return inner


climb = make_step(3)
print(int(climb(1)))

# A Python number in the function itself ends the recursion.
# observed: 4.5
import tensorflow as tf


def halved(n, depth):
    if depth == 0:
        return n
    if n <= 1.0:
        n = n + 0.0
    return halved(n * 0.5, depth - 1)


@tf.function
def step(x):
    for _ in range(2):
        x = x + halved(x, 1)
    return x


print(float(step(tf.constant(2.0))))

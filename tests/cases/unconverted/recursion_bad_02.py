# The first call stands in a Python loop, which ends nothing: the function calls itself under the tensor `if` alone.
# observed: ends with StagingError: maximum recursion depth exceeded in comparison
import tensorflow as tf


def halved(n):
    if n <= 1.0:
        return n
    return halved(n * 0.5)  # expect: TFF143


@tf.function
def step(x):
    for _ in range(2):
        x = x + halved(x)
    return x


print(float(step(tf.constant(3.0))))

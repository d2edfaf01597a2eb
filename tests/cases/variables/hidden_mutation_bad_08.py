# A context manager counts how often it is entered, under a tensor if.
# observed: 1
# eager: 0
import tensorflow as tf


class Ctx:
    def __init__(self):
        self.depth = 0

    def __enter__(self):
        self.depth += 1  # expect: TFF123
        return self

    def __exit__(self, *a):
        return False


ctx = Ctx()


@tf.function
def f(x):
    if x > 0:
        with ctx:
            x = x + 1
    return x


f(tf.constant(-1))
print(ctx.depth)

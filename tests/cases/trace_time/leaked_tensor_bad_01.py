# A tensor in a nonlocal of a factory.
# observed: False
# eager: True

import tensorflow as tf


def make():
    last = None

    @tf.function
    def step(x):
        nonlocal last
        last = x * 2  # expect: TFF105
        return x

    def get():
        return last

    return step, get


step, get = make()
step(tf.constant(2))
print(hasattr(get(), "numpy"))

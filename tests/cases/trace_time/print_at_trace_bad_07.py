# A wrapper below tf.function is traced with the function.
# observed: calling | double
# eager: calling | double | calling | double

import functools

import tensorflow as tf


def logged(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        print("calling")  # expect: TFF101
        return fn(*args)

    return wrapper


@tf.function
@logged
def double(x):
    print("double")  # expect: TFF101
    return x * 2


for _ in range(2):
    double(tf.constant(1))

# Specs in a list that is built in place, one too few.
# observed: TypeError input_signature missing type constraint for c
import functools

import tensorflow as tf


try:

    @functools.partial(tf.function, input_signature=[tf.TensorSpec([]) for _ in range(2)])  # expect: TFF118
    def add(a, b, c):
        return a + b + c

except TypeError as err:
    print(type(err).__name__, err)

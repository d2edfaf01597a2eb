# Misspelt options.
# observed: TypeError function() got an unexpected keyword argument 'jit_compiled' | TypeError function() got an
#   unexpected keyword argument 'reduce_tracing'
import tensorflow as tf


def f(x):
    return x


for make in (
    lambda: tf.function(f, jit_compiled=True),  # expect: TFF181
    lambda: tf.function(reduce_tracing=True)(f),  # expect: TFF181
):
    try:
        make()
    except TypeError as err:
        print(type(err).__name__, err)

# Both names of XLA compilation.
# observed: ValueError Cannot specify both 'experimental_compile' and 'jit_compile'.
import tensorflow as tf


def f(x):
    return x


try:
    tf.function(f, jit_compile=True, experimental_compile=True)  # expect: TFF181
except ValueError as err:
    print(type(err).__name__, err)

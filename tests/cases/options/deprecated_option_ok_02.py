# A function of another library with an option of that name.
# observed: 2
import tensorflow as tf


def function(func=None, experimental_compile=None, autograph_options=None):
    return func if func is not None else lambda f: f


@function(experimental_compile=True, autograph_options="all")
def f(x):
    return x + 1


@tf.function
def g(x):
    return f(x)


print(g(tf.constant(1)).numpy())

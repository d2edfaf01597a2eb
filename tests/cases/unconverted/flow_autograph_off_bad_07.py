# Builtins not converted.
# observed: TypeError: int() argument must be a string, a bytes-like object or a real number, not
#   'SymbolicTensor' | TypeError: 'SymbolicTensor' object cannot be interpreted as an integer
import tensorflow as tf


@tf.function(autograph=False)
def f(x):
    n = int(tf.reduce_sum(x))  # expect: TFF145
    return x * float(n)


@tf.function(autograph=False)
def g(n):
    return tf.add_n([tf.constant(i) for i in range(n)])  # expect: TFF145


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(g(tf.constant(2)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

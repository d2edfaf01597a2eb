# append to a list argument is refused; the caller's list stays empty.
# observed: error: ValueError collect(x, out) should not modify its Python input arguments.
#   Modifying a copy is... | results [] | eager [<tf.Tensor: shape=(), dtype=float32, numpy=2.0>]

import tensorflow as tf


@tf.function
def collect(x, out):
    y = x * 2.0
    out.append(y)  # expect: TFF125
    return y


results = []
try:
    for i in range(3):
        collect(tf.constant(float(i)), results)
except Exception as err:
    print("error:", type(err).__name__, err)
print("results", results)
plain = []
collect.python_function(tf.constant(1.0), plain)
print("eager", plain)

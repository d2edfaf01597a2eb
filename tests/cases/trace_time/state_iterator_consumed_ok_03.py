# A Python iterator made in the call may be consumed in it.
# observed: 9.0 10.0

import tensorflow as tf


@tf.function
def alternate(x):
    signs = iter([1.0, -1.0, 1.0])
    out = x * next(signs)
    for s in signs:
        out = out + s
    for i, (a, b) in enumerate(zip([1.0, 2.0], [3.0, 4.0])):
        out = out + a * b * i
    return out


print(float(alternate(tf.constant(1.0))), float(alternate(tf.constant(2.0))))

# math.cos of a loop counter that is a tensor.
# observed: TypeError TypeError: must be real number, not SymbolicTensor
# eager: 1.1241554693209974
import tensorflow as tf
import math


@tf.function
def f(n):
    s = 0.0
    for i in tf.range(n):
        s += math.cos(tf.cast(i, tf.float32))  # expect: TFF152
    return s


try:
    print(f(tf.constant(3)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

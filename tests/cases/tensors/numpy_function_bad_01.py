# math.sqrt under a name of its own.
# observed: TypeError TypeError: must be real number, not SymbolicTensor
# eager: tf.Tensor([1.7320508 3.4641016], shape=(2,), dtype=float32)
import tensorflow as tf
import numpy
from math import sqrt


@tf.function
def f(x):
    a = sqrt(tf.reduce_sum(x))  # expect: TFF152
    return x * a


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

# Numbers and texts that are computed from the loop value.
# observed: traces 6
import math

import tensorflow as tf


@tf.function
def f(x, a, b, c):
    return x * a


for i in range(1, 4):
    f(tf.constant(1.0), math.exp(-i), "step %d" % i, "{}".format(i))  # expect: TFF111
    f(tf.constant(1.0), 1.0, str(i), max(0.1, 1.0 - i * 0.1))  # expect: TFF111
print("traces", f.experimental_get_tracing_count())

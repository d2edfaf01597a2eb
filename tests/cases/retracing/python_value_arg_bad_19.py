# The values of a dict of constants.
# observed: traces 3
import tensorflow as tf


RATES = {"a": 0.1, "b": 0.2, "c": 0.3}


@tf.function
def f(x, a):
    return x * a


for name, rate in RATES.items():
    f(tf.constant(1.0), rate)  # expect: TFF111
print("traces", f.experimental_get_tracing_count())

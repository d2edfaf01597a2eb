# A lambda that map() calls with each of three rates.
# observed: traces 3
import tensorflow as tf


@tf.function
def f(x, a):
    return x * a


ys = list(map(lambda a: f(tf.constant(1.0), a), [0.1, 0.2, 0.3]))  # expect: TFF111
print("traces", f.experimental_get_tracing_count())

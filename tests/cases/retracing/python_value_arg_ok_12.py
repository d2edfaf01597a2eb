# Two numbers in all.
# observed: traces 2
import tensorflow as tf


@tf.function
def f(x, *, n):
    return x + n


for n in (1, 2):
    f(tf.constant(1), n=n)
f(tf.constant(1), n=2)
print("traces", f.experimental_get_tracing_count())

# itertools.count as the counter.
# observed: traces 4
import itertools

import tensorflow as tf


@tf.function
def f(x, i):
    return x + tf.cast(i, tf.float32)


for i in itertools.count():
    if i > 3:
        break
    f(tf.constant(1.0), i)  # expect: TFF111
print("traces", f.experimental_get_tracing_count())

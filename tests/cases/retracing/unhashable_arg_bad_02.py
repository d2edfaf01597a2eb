# A deque of recent values.
# observed: TypeError Could not generate a generic TraceType f
# eager: 1.0
import collections

import tensorflow as tf


@tf.function
def mean(values):
    return tf.add_n(list(values)) / len(values)


recent = collections.deque(maxlen=3)
recent.append(tf.constant(1.0))
try:
    print(mean(recent).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

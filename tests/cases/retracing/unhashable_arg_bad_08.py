# The keys of a dict as a view.
# observed: TypeError Could not generate a generic TraceType f
# eager: 4.0
import tensorflow as tf


@tf.function
def total(x, names):
    return x * len(names)


features = {"a": 1.0, "b": 2.0}
try:
    print(total(tf.constant(2.0), features.keys()).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

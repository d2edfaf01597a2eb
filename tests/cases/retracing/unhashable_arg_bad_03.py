# A set within a dict of options, passed by keyword.
# observed: TypeError Could not generate a generic TraceType f
# eager: 6.0
import tensorflow as tf


@tf.function
def reduce(x, options=None):
    return tf.reduce_sum(x, axis=sorted(options["axes"]))


try:
    print(reduce(tf.ones([2, 3]), options={"axes": {0, 1}}).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

# Dict keys differ.
# observed: ends with TypeError: {'sum': .}
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 100.0:  # expect: TFF130
        info = {"sum": tf.reduce_sum(x), "max": tf.reduce_max(x)}
    else:
        info = {"sum": tf.reduce_sum(x)}
    return info["sum"]

print(f(tf.constant([1.0])).numpy())

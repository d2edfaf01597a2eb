# A function given to Dataset.map within autograph=False is not converted either.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

def keep(v):
    if v > 1:  # expect: TFF145
        return v
    return -v


@tf.function(autograph=False)
def total(n):
    ds = tf.data.Dataset.range(n).map(keep)
    return ds.reduce(tf.constant(0, tf.int64), lambda a, b: a + b)


print(total(tf.constant(4, tf.int64)).numpy())

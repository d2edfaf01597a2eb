# Assert on static facts and debugging asserts.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x):
    assert x.shape.rank == 1, "vector"
    if tf.reduce_sum(x) > 0.0:
        assert x.dtype == tf.float32
        tf.debugging.assert_greater(tf.size(x), 0)
        y = x
    else:
        y = -x
    return y

print(f(tf.constant([1.0])).numpy())

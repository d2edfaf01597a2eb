# Python conditions inside and outside.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x, mode="sum"):
    if mode not in ("sum", "mean"):
        raise ValueError(mode)
    if x.shape.rank is None:
        raise ValueError("rank")
    if tf.reduce_sum(x) > 0.0:
        if x.shape[0] > 100:
            raise ValueError("too long")
        y = x
    else:
        y = -x
    return y

print(f(tf.constant([1.0])).numpy())

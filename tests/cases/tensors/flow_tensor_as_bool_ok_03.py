# Python min max.
# observed: (<tf.Tensor: shape=(), dtype=float32, numpy=3.0>, <tf.Ten...
# eager: (<tf.Tensor: shape=(), dtype=float32, numpy=3.0>, False)
import tensorflow as tf


@tf.function
def f(x, k=5):
    n = min(k, x.shape[0])
    m = max(1, len(x.shape))
    keep = [p for p in tf.unstack(x) if p is not None]
    flag = any(d is None for d in x.shape)
    return tf.add_n(keep[:n]) * float(m), flag


print(f(tf.constant([1.0, 2.0])))

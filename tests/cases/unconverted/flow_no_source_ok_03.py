# Distinct argument names.
# observed: [<tf.Tensor: shape=(), dtype=float32, numpy=-1.0>, <tf.Tensor: shape=(), dtype=float32,
#   numpy=3.0>]
import tensorflow as tf
ds = tf.data.Dataset.from_tensor_slices([1.0, 2.0])
print(list(ds.map(lambda v: v if v > 1 else -v).map(lambda w: w + 1 if w > 0 else w)))

# A lambda in a call over three lines is converted.
# source: https://github.com/tensorflow/tensorflow/issues/42729
# observed: [1.0, 2.0, 3.0]
import tensorflow as tf

ds = tf.data.Dataset.from_tensor_slices(
    [1.0, -2.0, 3.0]
).map(lambda x: x if x > 0 else -x)
print([float(v) for v in ds])

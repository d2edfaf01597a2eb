# Return a value in a dataset loop.
# observed: ends with NotImplementedError: a return statement cannot be placed inside this
#   TensorFlow loop; this may happen if a return statement depend...
import tensorflow as tf

@tf.function
def first(ds):
    for v in ds:
        return v  # expect: TFF139

print(first(tf.data.Dataset.range(3)).numpy())

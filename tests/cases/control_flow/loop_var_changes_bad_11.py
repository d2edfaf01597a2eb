# Accuracy counter int against float.
# observed: ends with TypeError: Input 'y' of 'AddV2' Op has type float32 that does not match type
#   int32 of argument 'x'.
import tensorflow as tf

@tf.function
def accuracy(ds):
    correct = 0
    for x in ds:
        correct += tf.reduce_sum(tf.cast(x > 1.0, tf.float32))  # expect: TFF135
    return correct

print(accuracy(tf.data.Dataset.from_tensor_slices([[1.0, 2.0], [3.0, 4.0]])).numpy())

# Dataset made inside.
# observed: ends with ValueError: 'y' must be defined before the loop
import tensorflow as tf

@tf.function
def f(x):
    for v in tf.data.Dataset.from_tensor_slices(x).map(lambda t: t * 2.0):
        y = v + 1.0  # expect: TFF134
    return y

print(f(tf.constant([1.0, 2.0])).numpy())

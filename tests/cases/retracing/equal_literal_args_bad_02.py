# Lists are compared element by element.
# observed: int32 | int32
# eager: int32 | float32
import tensorflow as tf


@tf.function
def stack(values):
    return tf.convert_to_tensor(values)


print(stack([1, 2]).dtype.name)
print(stack([1.0, 2.0]).dtype.name)  # expect: TFF112

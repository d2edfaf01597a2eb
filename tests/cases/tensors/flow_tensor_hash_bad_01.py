# Dict lookup.
# observed: TypeError: in user code: TypeError: Tensor is unhashable....
# eager: TypeError: Tensor is unhashable. Instead, use tensor.ref(...
import tensorflow as tf
NAMES = {0: "cat", 1: "dog"}


@tf.function
def decode(label):
    return NAMES[label]  # expect: TFF156


try:
    print(decode(tf.constant(1)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

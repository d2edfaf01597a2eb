# Isinstance of int.
# observed: graph b'tensor' eager python
import tensorflow as tf


@tf.function
def kind(x):
    n = int(tf.size(x))
    if isinstance(n, int):  # expect: TFF140
        return "python"
    return "tensor"


x = tf.constant([1.0])
print("graph", kind(x).numpy(), "eager", kind.python_function(x))

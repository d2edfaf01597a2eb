# Python list of tensors.
# observed: 2.0
import tensorflow as tf

@tf.function
def f(parts):
    for p in parts:
        last = p
    return last

print(f([tf.constant(1.0), tf.constant(2.0)]).numpy())

# Annotated parameters.
# observed: ends with ValueError: 'chosen' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def pick(a: tf.Tensor, b: tf.Tensor, use_a: tf.Tensor):
    if use_a:  # expect: TFF133
        chosen = a
    result = chosen + b
    return result

print(pick(tf.constant(1.0), tf.constant(2.0), tf.constant(True)).numpy())

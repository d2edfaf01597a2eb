# Annotated names in a tensor loop that live for one turn.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs: tf.Tensor) -> tf.Tensor:
    total: tf.Tensor = tf.constant(0.0)
    for x in xs:
        part: tf.Tensor = x * 2.0
        if part > 1.0:
            scaled: tf.Tensor = part / 2.0
            total = total + scaled
    return total


print(f(tf.constant([1.0, 2.0])).numpy())

# The target of a tensor loop is annotated before it, without a value, and read after it.
# observed: ends with NameError: cannot access free variable 'last' where it is not associated with
#   a value in enclosing scope
import tensorflow as tf

@tf.function
def f(x):
    last: tf.Tensor  # expect: TFF146
    for last in tf.range(3):
        x = x + 1.0
    return x * tf.cast(last, tf.float32)


print(f(tf.constant(2.0)).numpy())

# tf.scan hands a structure on: unpacking it unpacks a Python tuple.
# observed: [1. 3. 6.] [1. 2. 3.]
import tensorflow as tf


@tf.function
def sums(x):
    def add(state, element):
        total, count = state
        value, one = element
        return total + value, count + one

    return tf.scan(add, elems=(x, tf.ones_like(x)), initializer=(tf.constant(0.0), tf.constant(0.0)))


total, count = sums(tf.constant([1.0, 2.0, 3.0]))
print(total.numpy(), count.numpy())

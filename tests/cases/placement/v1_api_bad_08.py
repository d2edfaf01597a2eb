# trainable_variables() is empty.
# observed: 0.0
import tensorflow as tf

w = tf.Variable(2.0)


@tf.function
def l2():
    total = tf.constant(0.0)
    for v in tf.compat.v1.trainable_variables():  # expect: TFF175
        total += v**2
    return total


print(float(l2()))

# A break on a tensor condition in a tensor while.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: 1
import tensorflow as tf

@tf.function
def drain(x):
    i = tf.constant(0)
    while i < 10:
        if i > 3:
            break
        i += 1
        x -= 1
    return x

print(drain(tf.constant(5)).numpy())

# A tf.function called within autograph=False converts again, with all that it calls.
# observed: 2.0
import tensorflow as tf

def sign(x):
    if x > 0.0:
        return 1.0
    return -1.0


@tf.function
def inner(x):
    return sign(x)


@tf.function(autograph=False)
def outer(x):
    return inner(x) * 2.0


print(float(outer(tf.constant(3.0))))

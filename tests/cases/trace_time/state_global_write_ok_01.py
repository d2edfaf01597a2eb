# A global variable made once behind a None guard works, and sees later assignments.
# observed: 3.0 6.0 | 10.0

import tensorflow as tf

w = None


@tf.function
def scale(x):
    global w
    if w is None:
        w = tf.Variable(3.0)
    return w * x


print(float(scale(tf.constant(1.0))), float(scale(tf.constant(2.0))))
w.assign(10.0)
print(float(scale(tf.constant(1.0))))

# A captured variable shows later assignments.
# observed: 9.0 | 9.899999618530273

import tensorflow as tf

lr = tf.Variable(1.0, trainable=False)


@tf.function
def step(w):
    return w - lr


print(float(step(tf.constant(10.0))))
lr.assign(0.1)
print(float(step(tf.constant(10.0))))

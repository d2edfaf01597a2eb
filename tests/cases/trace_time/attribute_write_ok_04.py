# optimizer.learning_rate assigns a variable.
# observed: 9.0 8.5

import tensorflow as tf


opt = tf.keras.optimizers.SGD(1.0)
v = tf.Variable(10.0)


@tf.function
def step(rate):
    opt.learning_rate = rate
    opt.apply_gradients([(tf.constant(1.0), v)])
    return v.read_value()


print(step(tf.constant(1.0)).numpy(), step(tf.constant(0.5)).numpy())

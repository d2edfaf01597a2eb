# The learning rate of a Keras optimizer is a variable: setting it works.
# observed: 9.0 | 8.899999618530273

import tensorflow as tf

v = tf.Variable(10.0)
opt = tf.keras.optimizers.SGD(1.0)


@tf.function
def step():
    opt.apply_gradients([(tf.constant(1.0), v)])
    return v.read_value()


print(float(step()))
opt.learning_rate = 0.1
print(float(step()))

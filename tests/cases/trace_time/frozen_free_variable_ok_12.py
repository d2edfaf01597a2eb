# Variables, weights and learning rate are assigned.
# observed: 1.0 4.0 | 6.0 3.5

import tensorflow as tf


rate = tf.Variable(1.0)
dense = tf.keras.layers.Dense(1, kernel_initializer="ones", use_bias=False)
dense.build((None, 1))
opt = tf.keras.optimizers.SGD(1.0)
w = tf.Variable(5.0)


@tf.function
def step(x):
    opt.apply_gradients([(tf.constant(1.0), w)])
    return dense(x) * rate


print(step(tf.ones([1, 1])).numpy().item(), w.numpy())
rate.assign(2.0)
opt.learning_rate = 0.5
dense.set_weights([dense.get_weights()[0] * 3.0])
print(step(tf.ones([1, 1])).numpy().item(), w.numpy())

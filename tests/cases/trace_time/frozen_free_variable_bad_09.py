# A layer is frozen after the first step.
# observed: False
# eager: True

import tensorflow as tf


base = tf.keras.layers.Dense(1, kernel_initializer="ones", use_bias=False)
head = tf.keras.layers.Dense(1, kernel_initializer="ones", use_bias=False)
model = tf.keras.Sequential([tf.keras.Input((1,)), base, head])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - 3.0) ** 2)
    grads = tape.gradient(loss, model.trainable_weights)  # expect: TFF109
    opt.apply_gradients(zip(grads, model.trainable_weights))
    return loss


step(tf.ones([1, 1]))
base.trainable = False
before = float(base.kernel[0, 0])
step(tf.ones([1, 1]))
print(before == float(base.kernel[0, 0]))

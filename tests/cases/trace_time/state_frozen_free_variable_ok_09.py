# A layer frozen before the first step stays frozen.
# observed: frozen layer: 1.0

import tensorflow as tf

base = tf.keras.layers.Dense(1, kernel_initializer="ones")
head = tf.keras.layers.Dense(1, kernel_initializer="ones")
model = tf.keras.Sequential([tf.keras.Input((1,)), base, head])
base.trainable = False
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def train_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - 3.0) ** 2)
    ws = model.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, ws), ws))
    return loss


train_step(tf.ones([1, 1]))
train_step(tf.ones([1, 1]))
print("frozen layer:", float(base.kernel[0, 0]))

# A layer, an optimizer and a metric made outside count three updates.
# source: https://www.tensorflow.org/guide/intro_to_graphs#tffunction_best_practices
# observed: updates counted 3
import tensorflow as tf

layer = tf.keras.layers.Dense(1)
layer.build((None, 2))
optimizer = tf.keras.optimizers.SGD(0.1)
mean_loss = tf.keras.metrics.Mean()

@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((layer(x) - y) ** 2)
    grads = tape.gradient(loss, layer.trainable_variables)
    optimizer.apply_gradients(zip(grads, layer.trainable_variables))
    mean_loss.update_state(loss)
    return loss

for _ in range(3):
    train_step(tf.ones([4, 2]), tf.zeros([4, 1]))
print("updates counted", int(mean_loss.count.numpy()))

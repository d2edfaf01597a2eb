# A new model for each fold goes through the same step.
# kind: custom training loop
import tensorflow as tf


def train_step(model, optimizer, x, y):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x, training=True) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    return loss


def main(folds):
    losses = []
    for fold in range(folds):
        tf.keras.utils.set_random_seed(fold)
        model = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        optimizer = tf.keras.optimizers.Adam()
        for i in range(3):
            x = tf.random.stateless_normal((8, 3), (fold, i))
            losses.append(train_step(model, optimizer, x, x[:, :1]).numpy())
    return losses

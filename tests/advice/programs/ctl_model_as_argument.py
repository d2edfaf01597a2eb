# Model and optimizer are arguments; the same objects at every call.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(9)


def train_on_batch(model, optimizer, inputs, targets):  # advise: TFF191
    with tf.GradientTape() as tape:
        predictions = model(inputs, training=True)
        loss = tf.reduce_mean(tf.square(predictions - targets))
        loss += 1e-4 * tf.add_n([tf.nn.l2_loss(v) for v in model.trainable_variables])
    gradients = tape.gradient(loss, model.trainable_variables)
    gradients, _ = tf.clip_by_global_norm(gradients, 1.0)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    return loss


net = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(12, activation="relu"), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(1e-2)


def main(steps):
    losses = []
    for step in range(steps):
        x = tf.random.stateless_normal((16, 6), (9, step))
        y = tf.reduce_sum(x, axis=1, keepdims=True)
        losses.append(float(train_on_batch(net, adam, x, y)))
    return losses


if __name__ == "__main__":
    print(main(5))

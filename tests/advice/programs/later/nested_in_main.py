# Everything is in one function.
# kind: custom training loop
import tensorflow as tf


def main(epochs):
    tf.keras.utils.set_random_seed(60)
    model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.Adam(1e-2)
    loss_object = tf.keras.losses.MeanSquaredError()
    x = tf.random.stateless_normal((32, 4), (60, 1))
    ds = tf.data.Dataset.from_tensor_slices((x, tf.reduce_sum(x, 1, keepdims=True))).batch(8)

    def step(inputs, targets):  # advise: TFF191
        with tf.GradientTape() as tape:
            loss = loss_object(targets, model(inputs, training=True))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        return loss

    history = []
    for epoch in range(epochs):
        for inputs, targets in ds:
            loss = step(inputs, targets)
        history.append(loss.numpy())
    return history


if __name__ == "__main__":
    print(main(3))

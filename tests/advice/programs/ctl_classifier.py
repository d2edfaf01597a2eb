# A custom training loop with metrics, as guides write it before they add the decorator.
# kind: custom training loop
import tensorflow as tf
from tensorflow import keras

keras.utils.set_random_seed(8)
model = keras.Sequential([keras.Input((20,)), keras.layers.Dense(32, activation="relu"), keras.layers.Dense(4)])
optimizer = keras.optimizers.SGD(learning_rate=1e-2)
loss_fn = keras.losses.SparseCategoricalCrossentropy(from_logits=True)
train_metric = keras.metrics.SparseCategoricalAccuracy()
val_metric = keras.metrics.SparseCategoricalAccuracy()
features = tf.random.stateless_normal((64, 20), (8, 1))
labels = tf.random.stateless_uniform((64,), (8, 2), 0, 4, tf.int32)
train_dataset = tf.data.Dataset.from_tensor_slices((features, labels)).batch(16)
val_dataset = tf.data.Dataset.from_tensor_slices((features, labels)).batch(32)


def train_step(x, y):  # advise: TFF191
    with tf.GradientTape() as tape:
        logits = model(x, training=True)
        loss_value = loss_fn(y, logits)
    grads = tape.gradient(loss_value, model.trainable_weights)
    optimizer.apply_gradients(zip(grads, model.trainable_weights))
    train_metric.update_state(y, logits)
    return loss_value


def test_step(x, y):  # advise: TFF191
    val_logits = model(x, training=False)
    val_metric.update_state(y, val_logits)


def main(epochs):
    history = []
    for epoch in range(epochs):
        for step, (x_batch, y_batch) in enumerate(train_dataset):
            loss_value = train_step(x_batch, y_batch)
        for x_batch, y_batch in val_dataset:
            test_step(x_batch, y_batch)
        history.append([float(loss_value), float(train_metric.result()), float(val_metric.result())])
        train_metric.reset_state()
        val_metric.reset_state()
    return history


if __name__ == "__main__":
    print(main(3))

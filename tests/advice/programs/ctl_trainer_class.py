# A trainer that keeps model, loss and optimizer, and takes one batch as a pair.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(10)


class Trainer:
    def __init__(self, model, learning_rate):
        self.model = model
        self.loss_fn = tf.keras.losses.MeanSquaredError()
        self.optimizer = tf.keras.optimizers.Adam(learning_rate)

    def _step(self, batch):  # advise: TFF191
        inputs, targets = batch
        with tf.GradientTape() as tape:
            outputs = self.model(inputs, training=True)
            loss = self.loss_fn(targets, outputs)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def fit(self, dataset, epochs):
        history = []
        for _ in range(epochs):
            total = 0.0
            for batch in dataset:
                total += float(self._step(batch))
            history.append(total)
        return history


x = tf.random.stateless_normal((40, 5), (10, 1))
data = tf.data.Dataset.from_tensor_slices((x, tf.reduce_mean(x, 1, keepdims=True))).batch(10)
trainer = Trainer(tf.keras.Sequential([tf.keras.Input((5,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(1)]), 1e-2)


def main(epochs):
    return trainer.fit(data, epochs)


if __name__ == "__main__":
    print(main(3))

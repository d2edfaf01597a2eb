"""The training of train.py with each report of flake8-tffunction mended."""

import numpy as np
import tensorflow as tf

EPOCHS = 3
BATCH = 32


def augment(features, label):
    if tf.random.uniform([]) < 0.5:
        features = tf.reverse(features, axis=[0])
    return features, label


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential(
            [
                tf.keras.layers.Dense(16, activation="relu"),
                tf.keras.layers.Dense(2),
            ]
        )
        self.model.build((BATCH, 8))
        self.optimizer = tf.keras.optimizers.SGD(0.1)
        self.optimizer.build(self.model.trainable_variables)
        self.objective = tf.keras.losses.SparseCategoricalCrossentropy(
            from_logits=True
        )
        self.steps = tf.Variable(0, trainable=False)
        self.smooth_loss = tf.Variable(1.0, trainable=False)

    def update(self, features, labels):
        with tf.GradientTape() as tape:
            logits = self.model(features, training=True)
            loss = self.objective(labels, logits)
        variables = self.model.trainable_variables
        gradients = tape.gradient(loss, variables)
        self.optimizer.apply_gradients(zip(gradients, variables))
        self.steps.assign_add(1)
        return loss

    @tf.function
    def train_step(self, features, labels):
        features += tf.random.normal((BATCH, 8), stddev=0.1)
        loss = self.update(features, labels)
        self.smooth_loss.assign(0.9 * self.smooth_loss + 0.1 * loss)
        tf.print("loss", loss)
        return loss


def main():
    generator = np.random.default_rng(0)
    features = generator.normal(size=(256, 8)).astype("float32")
    labels = (features.sum(axis=1) > 0).astype("int32")
    dataset = tf.data.Dataset.from_tensor_slices((features, labels))
    dataset = dataset.map(augment).batch(BATCH, drop_remainder=True)

    trainer = Trainer()
    losses = []
    for _ in range(EPOCHS):
        for batch in dataset:
            losses.append(trainer.train_step(*batch))
    print("steps:", trainer.steps.numpy())
    print("losses kept:", len(losses))
    print("smoothed loss:", trainer.smooth_loss.numpy())


if __name__ == "__main__":
    main()

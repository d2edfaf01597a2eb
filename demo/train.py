"""Train a small classifier on made-up data.

It runs to the end without an error or a warning, and what it shows is wrong:
compare its output with that of train_fixed.py.
"""

import random

import numpy as np
import tensorflow as tf

EPOCHS = 3
BATCH = 32
LOSSES = []


def augment(features, label):
    if random.random() < 0.5:
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
        self.steps = 0
        self.smooth_loss = tf.Variable(1.0, trainable=False)

    def update(self, features, labels):
        with tf.GradientTape() as tape:
            logits = self.model(features, training=True)
            loss = self.objective(labels, logits)
        variables = self.model.trainable_variables
        gradients = tape.gradient(loss, variables)
        self.optimizer.apply_gradients(zip(gradients, variables))
        self.steps += 1
        return loss

    @tf.function
    def train_step(self, features, labels):
        noise = np.random.normal(scale=0.1, size=(BATCH, 8))
        features += tf.constant(noise, tf.float32)
        loss = self.update(features, labels)
        self.smooth_loss = 0.9 * self.smooth_loss + 0.1 * loss
        LOSSES.append(loss)
        print("loss", loss)
        return loss


def main():
    generator = np.random.default_rng(0)
    features = generator.normal(size=(256, 8)).astype("float32")
    labels = (features.sum(axis=1) > 0).astype("int32")
    dataset = tf.data.Dataset.from_tensor_slices((features, labels))
    dataset = dataset.map(augment).batch(BATCH, drop_remainder=True)

    trainer = Trainer()
    for _ in range(EPOCHS):
        for batch in dataset:
            trainer.train_step(*batch)
    print("steps:", trainer.steps)
    print("losses kept:", len(LOSSES))
    print("smoothed loss:", trainer.smooth_loss)


if __name__ == "__main__":
    main()

# The step also saves a picture of what it made.
# kind: gan
import os
import tempfile

import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(66)
generator = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(9)])
folder = tempfile.mkdtemp()


def generate_and_save(epoch, seed):  # keep: changes
    pictures = generator(seed, training=False)
    pictures = tf.reshape((pictures - tf.reduce_min(pictures)) * 127.5, (-1, 3, 3))
    np.save(os.path.join(folder, f"{epoch}.npy"), pictures)
    return tf.reduce_mean(pictures)


def main(epochs):
    out = []
    for epoch in range(epochs):
        out.append(generate_and_save(epoch, tf.random.stateless_normal((2, 3), (66, epoch))).numpy())
    return [*out, len(os.listdir(folder))]


if __name__ == "__main__":
    print(main(3))

# The augmentation throws Python's and NumPy's dice: a trace would freeze them.
# kind: preprocessing
import numpy as np
import tensorflow as tf


def augment(image):  # keep: changes
    if np.random.rand() < 0.5:
        image = tf.image.flip_left_right(image)
    image = tf.image.adjust_brightness(image, np.random.uniform(-0.2, 0.2))
    image = tf.image.resize(image, (6, 6))
    image = tf.clip_by_value(image, 0.0, 1.0)
    return tf.reduce_mean(image, axis=(0, 1))


def main(count):
    np.random.seed(16)
    return [augment(tf.ones((8, 8, 3)) * 0.1 * i).numpy() for i in range(count)]


if __name__ == "__main__":
    print(main(5))

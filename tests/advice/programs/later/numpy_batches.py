# NumPy arrays are cut into batches of one size.
# kind: evaluation loop
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers, models

tf.keras.utils.set_random_seed(63)
model = models.Sequential([layers.Input((5,)), layers.Dense(10, activation="relu"), layers.Dense(10, activation="relu"), layers.Dense(2)])
x_test = np.random.RandomState(0).randn(40, 5).astype("float32")


def predict_batch(batch):  # advise: TFF191
    logits = model(batch, training=False)
    probs = tf.nn.softmax(logits, axis=-1)
    return tf.argmax(probs, axis=-1), tf.reduce_max(probs, axis=-1)


def main(rounds):
    found = []
    for _ in range(rounds):
        for start in range(0, len(x_test), 8):
            classes, sure = predict_batch(x_test[start : start + 8])
            found.append(float(tf.reduce_sum(sure)) + int(tf.reduce_sum(classes)))
    return found


if __name__ == "__main__":
    print(main(2))

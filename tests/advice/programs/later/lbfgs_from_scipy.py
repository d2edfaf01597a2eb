# SciPy calls the loss and wants NumPy back.
# kind: physics-informed network
import numpy as np
import tensorflow as tf

w = tf.Variable([0.5, -0.5])


def loss_and_gradient(flat):  # keep: changes
    w.assign(tf.cast(flat, tf.float32))
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w - 1.0)) + tf.reduce_sum(tf.square(tf.square(w)))
    gradient = tape.gradient(loss, w)
    return loss.numpy().astype(np.float64), gradient.numpy().astype(np.float64)


def main(steps):
    x = np.array([0.5, -0.5])
    for _ in range(steps):
        _, gradient = loss_and_gradient(x)
        x = x - 0.1 * gradient
    return x


if __name__ == "__main__":
    print(main(4))

# A small Gaussian process: the likelihood and its gradient.
# kind: numeric work
import math

import tensorflow as tf

inputs = tf.reshape(tf.linspace(0.0, 1.0, 12), (-1, 1))
observed = tf.sin(6.0 * inputs)
scale = tf.Variable(0.0)
noise = tf.Variable(-2.0)


def kernel(a, b):
    square = tf.reduce_sum(tf.square(a[:, None] - b[None]), axis=-1)
    return tf.exp(-0.5 * square / tf.exp(2.0 * scale))


def likelihood():
    covariance = kernel(inputs, inputs) + tf.exp(noise) * tf.eye(12)
    factor = tf.linalg.cholesky(covariance)
    solved = tf.linalg.triangular_solve(factor, observed)
    determinant = tf.reduce_sum(tf.math.log(tf.linalg.diag_part(factor)))
    return 0.5 * tf.reduce_sum(tf.square(solved)) + determinant + 6.0 * math.log(2.0 * math.pi)


def improve():  # advise: TFF191
    with tf.GradientTape() as tape:
        loss = likelihood()
    for variable, gradient in zip((scale, noise), tape.gradient(loss, (scale, noise))):
        variable.assign_sub(0.01 * gradient)
    return loss


def main(steps):
    return [improve().numpy() for _ in range(steps)]


if __name__ == "__main__":
    print(main(5))

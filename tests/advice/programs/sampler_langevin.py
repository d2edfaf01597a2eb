# A Langevin sampler: gradients of a density, stateless noise, a seed tensor that the caller moves on.
# kind: numeric work
import tensorflow as tf


def energy(x):
    return tf.reduce_sum(0.5 * x * x + tf.cos(3.0 * x), axis=-1)


def langevin(x, seed):  # advise: TFF191
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = energy(x)
    slope = tape.gradient(value, x)
    noise = tf.random.stateless_normal(tf.shape(x), seed)
    moved = x - 0.01 * slope + 0.14 * noise
    keep = tf.random.stateless_uniform(tf.shape(value), seed + 1) < tf.exp(value - energy(moved))
    return tf.where(keep[:, None], moved, x)


def main(steps):
    x = tf.zeros((6, 2))
    for step in range(steps):
        x = langevin(x, tf.constant([step, 24]))
    return x.numpy()


if __name__ == "__main__":
    print(main(5))

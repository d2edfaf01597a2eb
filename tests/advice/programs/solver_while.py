# Newton's method until a tensor condition holds.
# kind: numeric work
import tensorflow as tf


def root(a: tf.Tensor) -> tf.Tensor:  # advise: TFF191
    x = tf.ones_like(a)
    error = tf.constant(1.0)
    while error > 1e-5:
        step = (x * x * x - a) / (3.0 * x * x)
        x = x - step
        error = tf.reduce_max(tf.abs(step))
    return x


def main(count):
    return [root(tf.constant([2.0, 8.0, 27.0]) + float(i)).numpy() for i in range(count)]


if __name__ == "__main__":
    print(main(4))

# Two or three small ops: the call of a tf.function costs as much as they do.
# kind: thin wrapper
import tensorflow as tf


def error(a, b):  # keep: gains nothing
    return tf.reduce_mean(tf.square(a - b))


def main(steps):
    out = []
    for i in range(steps):
        a = tf.random.stateless_normal((10,), (23, i))
        out.append(error(a, tf.zeros((10,))).numpy())
    return out


if __name__ == "__main__":
    print(main(5))

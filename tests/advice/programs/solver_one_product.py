# One product of large matrices: the kernel is all the time there is.
# kind: numeric work
import tensorflow as tf

weights = tf.random.stateless_normal((700, 700), (21, 1))


def project(x):  # keep: gains nothing
    return tf.matmul(x, weights)


def main(steps):
    x = tf.random.stateless_normal((700, 700), (21, 2))
    total = 0.0
    for _ in range(steps):
        total += float(tf.reduce_sum(project(x)))
    return total


if __name__ == "__main__":
    print(main(3))

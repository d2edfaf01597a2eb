# It runs once, before anything else: tracing would cost more than it saves.
# kind: evaluation loop
import tensorflow as tf

raw = tf.random.stateless_normal((30, 4), (41, 1))


def whiten(x):  # keep: once
    x = x - tf.reduce_mean(x, axis=0)
    covariance = tf.matmul(x, x, transpose_a=True) / 29.0
    values, vectors = tf.linalg.eigh(covariance)
    return tf.matmul(x, vectors) / tf.sqrt(values)


data = whiten(raw)


def main(steps):
    return float(tf.reduce_sum(tf.abs(data)))


if __name__ == "__main__":
    print(main(1))

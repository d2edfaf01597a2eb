# A few ops on large tensors: their own work is all that counts.
# kind: numeric work
import tensorflow as tf


def soften(image):  # keep: gains nothing
    x = tf.nn.relu(image)
    x = tf.sqrt(x + 1.0) * tf.exp(-x) + tf.sin(x)
    x = tf.tanh(x) + tf.cos(x) * tf.sigmoid(x)
    x = tf.math.softplus(x) - tf.math.erf(x) + tf.math.log1p(tf.abs(x))
    return tf.reduce_sum(x * x)


def main(rounds):
    out = []
    for i in range(rounds):
        out.append(soften(tf.random.stateless_normal((1500, 1500), (71, i))).numpy())
    return out

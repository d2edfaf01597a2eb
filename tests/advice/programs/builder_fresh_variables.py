# Every call makes variables of its own and trains them a little.
# kind: model builder
import tensorflow as tf


def fit_line(x, y):  # keep: changes
    slope = tf.Variable(0.0)
    offset = tf.Variable(0.0)
    optimizer = tf.keras.optimizers.SGD(0.1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(slope * x + offset - y))
    optimizer.apply_gradients(zip(tape.gradient(loss, [slope, offset]), [slope, offset]))
    return slope + offset


def main(lines):
    found = []
    for i in range(lines):
        x = tf.random.stateless_normal((10,), (39, i))
        found.append(fit_line(x, 2.0 * x + 1.0).numpy())
    return found


if __name__ == "__main__":
    print(main(4))

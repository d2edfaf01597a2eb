# Each loss goes into a list of the module as it is computed.
# kind: python state
import tensorflow as tf

w = tf.Variable([1.0, -1.0])
history = []


def train(x, y):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.linalg.matvec(x, w) - y))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    history.append(loss)
    return loss


def main(steps):
    for i in range(steps):
        x = tf.random.stateless_normal((8, 2), (37, i))
        train(x, tf.reduce_sum(x, axis=1))
    return [float(loss) for loss in history]


if __name__ == "__main__":
    print(main(4))

# A plain assert on values guards the step.
# kind: python state
import tensorflow as tf

w = tf.Variable([1.0, 2.0])


def guarded(x):  # keep: changes
    assert float(tf.reduce_min(x)) >= 0.0
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.05 * tape.gradient(loss, w))
    return loss


def main(steps):
    return [guarded(tf.constant([0.1, 0.2]) * float(i)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(4))

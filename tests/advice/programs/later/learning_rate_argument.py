# A learning rate that the loop lowers is a Python float: another trace at each value.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable(tf.ones((4, 1)))


def sgd_step(x, y, lr):  # keep: retraces
    with tf.GradientTape() as tape:
        err = tf.matmul(x, w) - y
        loss = tf.reduce_mean(tf.square(err)) + 0.01 * tf.reduce_sum(tf.abs(w))
    w.assign_sub(lr * tape.gradient(loss, w))
    return loss


def main(steps):
    lr, out = 0.1, []
    for i in range(steps):
        x = tf.random.stateless_normal((8, 4), (67, i))
        out.append(sgd_step(x, tf.reduce_sum(x, 1, keepdims=True), lr).numpy())
        lr *= 0.9
    return out


if __name__ == "__main__":
    print(main(5))

# Called only by a function that is traced anyway, and without options of its own.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable(tf.random.stateless_normal((4, 1), (49, 1)))


@tf.function
def _loss(x, y):  # advise: TFF192
    predicted = tf.matmul(x, w)
    return tf.reduce_mean(tf.square(predicted - y)) + 0.01 * tf.nn.l2_loss(w)


@tf.function
def step(x, y):  # keep: needed
    with tf.GradientTape() as tape:
        loss = _loss(x, y)
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


def main(steps):
    losses = []
    for i in range(steps):
        x = tf.random.stateless_normal((16, 4), (49, i))
        losses.append(step(x, tf.reduce_sum(x, axis=1, keepdims=True)).numpy())
    return losses


if __name__ == "__main__":
    print(main(5))

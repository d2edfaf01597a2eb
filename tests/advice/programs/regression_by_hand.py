# Linear regression without an optimizer object.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable(tf.zeros((3, 1)))
b = tf.Variable(0.0)


def descend(x, y):  # advise: TFF191
    with tf.GradientTape() as tape:
        predicted = tf.matmul(x, w) + b
        loss = tf.reduce_mean(tf.square(predicted - y))
    dw, db = tape.gradient(loss, [w, b])
    w.assign_sub(0.1 * dw)
    b.assign_sub(0.1 * db)
    return loss


def main(steps):
    losses = []
    for i in range(steps):
        x = tf.random.stateless_normal((32, 3), (26, i))
        y = tf.reduce_sum(x, axis=1, keepdims=True) + 0.5
        losses.append(descend(x, y).numpy())
    return losses


if __name__ == "__main__":
    print(main(5))

# Two levels of gradients, over a list of variables by hand.
# kind: custom training loop
import tensorflow as tf

first = tf.Variable(tf.random.stateless_normal((1, 8), (69, 1)))
second = tf.Variable(tf.random.stateless_normal((8, 1), (69, 2)))


def apply_net(x, weights):
    return tf.matmul(tf.tanh(tf.matmul(x, weights[0])), weights[1])


def meta_step(x, y, x_new, y_new):  # advise: TFF191
    with tf.GradientTape() as outer:
        with tf.GradientTape() as inner:
            loss = tf.reduce_mean(tf.square(apply_net(x, [first, second]) - y))
        grads = inner.gradient(loss, [first, second])
        adapted = [weight - 0.1 * grad for weight, grad in zip([first, second], grads)]
        meta = tf.reduce_mean(tf.square(apply_net(x_new, adapted) - y_new))
    for weight, grad in zip([first, second], outer.gradient(meta, [first, second])):
        weight.assign_sub(0.05 * grad)
    return meta


def main(tasks):
    out = []
    for task in range(tasks):
        x = tf.random.stateless_uniform((10, 1), (69, task))
        out.append(float(meta_step(x, tf.sin(x), x + 0.1, tf.sin(x + 0.1))))
    return out


if __name__ == "__main__":
    print(main(4))

# The decorator is there already: what the step calls is traced with it.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable(tf.ones((4, 4)))


def penalty(weights):  # keep: traced
    centred = weights - tf.reduce_mean(weights)
    return tf.reduce_sum(tf.abs(centred)) + tf.reduce_sum(tf.square(centred)) + tf.reduce_max(tf.exp(-weights))


def loss_of(x):  # keep: traced
    y = tf.tanh(tf.matmul(x, w))
    return tf.reduce_mean(tf.square(y - 0.5)) + 0.01 * penalty(w)


@tf.function
def step(x):  # keep: needed
    with tf.GradientTape() as tape:
        loss = loss_of(x)
    w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


def main(steps):
    return [step(tf.ones((2, 4)) * 0.1 * i).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(5))

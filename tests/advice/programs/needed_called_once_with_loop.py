# Called once, but its loop over a tensor is the training: traced, it runs in the graph.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable([5.0, -3.0])


@tf.function
def train_all():  # keep: needed
    loss = tf.constant(0.0)
    for _ in tf.range(300):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(w - 1.0))
        w.assign_sub(0.05 * tape.gradient(loss, w))
    return loss


def main(steps):
    w.assign([5.0, -3.0])
    return [train_all().numpy(), *w.numpy()]


if __name__ == "__main__":
    print(main(1))

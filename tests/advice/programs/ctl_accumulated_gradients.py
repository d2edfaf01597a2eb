# Gradients are added up over small batches, and applied by a second function.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(11)
net = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(1)])
sgd = tf.keras.optimizers.SGD(0.05)
sums = [tf.Variable(tf.zeros_like(v), trainable=False) for v in net.trainable_variables]


def accumulate(x, y):  # advise: TFF191
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    for total, gradient in zip(sums, tape.gradient(loss, net.trainable_variables)):
        total.assign_add(gradient)
    return loss


def apply_sums():  # advise: TFF191
    sgd.apply_gradients([(total / 4.0, v) for total, v in zip(sums, net.trainable_variables)])
    for total in sums:
        total.assign(tf.zeros_like(total))


def main(steps):
    losses = []
    for step in range(steps):
        for part in range(4):
            x = tf.random.stateless_normal((4, 4), (step, part))
            losses.append(accumulate(x, tf.reduce_sum(x, 1, keepdims=True)).numpy())
        apply_sums()
    return losses


if __name__ == "__main__":
    print(main(3))

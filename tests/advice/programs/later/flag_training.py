# The same step with dropout or without it: a flag with two values is two traces.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(62)
net = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(12, "relu"), tf.keras.layers.Dense(3)])
xent = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)


def forward(x, y, training):  # keep: retraces
    logits = net(x, training=training)
    correct = tf.cast(tf.argmax(logits, -1) == y, tf.float32)
    return xent(y, logits), tf.reduce_mean(correct)


def main(steps):
    out = []
    for i in range(steps):
        x = tf.random.stateless_normal((8, 6), (62, i))
        y = tf.argmax(x[:, :3], -1)
        out.append(forward(x, y, training=True))
        out.append(forward(x, y, training=False))
    return out


if __name__ == "__main__":
    print(main(3))

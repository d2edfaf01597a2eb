# The evaluation fills Python lists and reads each value: nothing to trace.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(13)
net = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(2)])
mistakes = []


def examine(x, label):  # keep: changes
    logits = net(x[None])
    guess = tf.argmax(logits, axis=1)[0]
    if guess.numpy() != label.numpy():
        mistakes.append(int(label.numpy()))
    return len(mistakes)


def main(samples):
    counts = []
    for i in range(samples):
        x = tf.random.stateless_normal((3,), (13, i))
        counts.append(examine(x, tf.cast(x[0] > 0.0, tf.int64)))
    return counts


if __name__ == "__main__":
    print(main(5))

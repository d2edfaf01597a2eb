# The function decides by Python whether training goes on.
# kind: python state
import tensorflow as tf

w = tf.Variable([2.0])


def train_until(x, limit):  # keep: changes
    for turn in range(20):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(w * x - 1.0))
        w.assign_sub(0.05 * tape.gradient(loss, w))
        if float(loss) < limit:
            break
    return turn


def main(rounds):
    turns = []
    for i in range(rounds):
        w.assign([2.0 + i])
        turns.append(train_until(tf.constant([1.0]), 0.01))
    return turns


if __name__ == "__main__":
    print(main(4))

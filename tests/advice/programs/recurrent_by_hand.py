# A recurrent cell that is unrolled over a few steps in Python.
# kind: custom training loop
import tensorflow as tf

kernel = tf.Variable(tf.random.stateless_normal((4, 8), (27, 1)) * 0.1)
recurrent = tf.Variable(tf.random.stateless_normal((8, 8), (27, 2)) * 0.1)
bias = tf.Variable(tf.zeros((8,)))


def unroll(sequence):  # advise: TFF191
    state = tf.zeros((tf.shape(sequence)[0], 8))
    outputs = []
    for t in range(6):
        state = tf.tanh(sequence[:, t] @ kernel + state @ recurrent + bias)
        outputs.append(state)
    return tf.stack(outputs, axis=1)


def main(batches):
    sums = []
    for i in range(batches):
        sums.append(tf.reduce_sum(unroll(tf.random.stateless_normal((5, 6, 4), (27, i)))).numpy())
    return sums


if __name__ == "__main__":
    print(main(5))

# A fixed-point iteration whose loop runs over a tensor: eagerly each turn is Python.
# kind: numeric work
import tensorflow as tf


def settle(matrix, start):  # advise: TFF191
    vector = start
    for _ in tf.range(40):
        vector = tf.linalg.matvec(matrix, vector)
        vector = vector / tf.norm(vector)
    return tf.tensordot(vector, tf.linalg.matvec(matrix, vector), 1)


def main(count):
    values = []
    for i in range(count):
        base = tf.random.stateless_normal((5, 5), (20, i))
        values.append(settle(base @ tf.transpose(base), tf.ones((5,))).numpy())
    return values


if __name__ == "__main__":
    print(main(4))

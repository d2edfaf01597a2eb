# Each closure has a variable of its own, made outside its traced function.
# source: https://pgaleone.eu/tensorflow/2023/01/23/advent-of-code-tensorflow-day-9/
# observed: [2, 2] [2, 2]
import tensorflow as tf


def get_play(knots):
    rope = tf.Variable(tf.zeros((knots, 2), tf.int64), trainable=False)

    @tf.function
    def play(moves):
        for move in moves:
            rope.scatter_nd_add([[0]], [move])
        return rope[0]

    return play


steps = tf.data.Dataset.from_tensor_slices(tf.constant([[0, 1], [1, 0], [1, 1]], tf.int64))
short = get_play(2)
long = get_play(10)
print(short(steps).numpy().tolist(), long(steps).numpy().tolist())

# `int`, `float`, `range` and `enumerate` of eager tensors are Python's: what a constructor keeps of them is no tensor.
# observed: [3. 3.]
import tensorflow as tf

COUNT = int(tf.constant(2))
TURNS = list(range(tf.constant(3)))
PAIRS = list(enumerate(tf.data.Dataset.range(2)))


def rounded(value):
    return int(tf.math.round(value))


class Shift(tf.keras.layers.Layer):
    def __init__(self, width, factors):
        super().__init__()
        self.shifts = [int(tf.math.round(width * factor)) for factor in factors]
        self.first = int(tf.math.round(width))
        self.half = float(tf.reduce_mean([width, 0.0]))
        self.third = rounded(width / 3)

    def call(self, x):
        for shift in self.shifts:
            if shift > 0:  # clean
                x = x[shift:]
        if self.first == 3:  # clean
            x = x * 2.0
        while self.half > 10.0:  # clean
            x = x + 1.0
        if self.third:  # clean
            x = x - 1.0
        for turn in TURNS:
            if turn == COUNT:  # clean
                x = x + 1.0
        for number, element in PAIRS:
            if number:  # clean
                x = x + tf.cast(element, tf.float32)
        return x


print(tf.function(Shift(3.0, [0.0, 0.4]))(tf.ones([3])).numpy())

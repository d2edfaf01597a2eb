# A list that is filled later is not as long as its display.
# observed: 3.0 3.0 4.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2])])
def step(x):
    return tf.reduce_sum(x)


class Buffer:
    def __init__(self):
        self.rows = []

    def add(self, row):
        self.rows.append(row)

    def train(self):
        return step(tf.constant(self.rows))


def collect(n):
    history = []
    for i in range(n):
        history.append([0.0, float(i)])
    return step(tf.constant(history))


def extended():
    rows = [[1.0, 2.0]]
    rows += [[0.0, 1.0]]
    return step(tf.convert_to_tensor(rows))


buffer = Buffer()
buffer.add([1.0, 2.0])
print(float(buffer.train()), float(collect(3)), float(extended()))

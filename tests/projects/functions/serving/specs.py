import tensorflow as tf

WIDTH = 2
PAIR = (tf.TensorSpec([WIDTH], tf.float32), tf.TensorSpec([WIDTH], tf.float32))
VECTOR = [tf.TensorSpec([WIDTH], tf.float32)]
NAMES = []


@tf.function
def step(x):
    NAMES.append("step")  # expect: TFF103
    return x * 2


@tf.function(input_signature=VECTOR)
def signed(x):
    return x * 2


class Server:
    def __init__(self):
        self.fast = tf.function(self.answer)

    def answer(self, x):
        return x * 3

    @tf.function
    def predict(self, x):
        return x * 2


def make():
    @tf.function
    def made(x):
        return x

    return made

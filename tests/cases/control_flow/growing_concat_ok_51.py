# The length may change, or a window of one length is moved on.
# observed: (1, 4) | (1, 2)
import tensorflow as tf


class Sampler(tf.keras.Model):
    def __init__(self, vocabulary=5):
        super().__init__()
        self.embedding = tf.keras.layers.Embedding(vocabulary, 4)
        self.head = tf.keras.layers.Dense(vocabulary)

    def call(self, tokens):
        return self.head(self.embedding(tokens))

    @tf.function
    def generate(self, tokens, length):
        while tf.shape(tokens)[1] < length:
            tf.autograph.experimental.set_loop_options(shape_invariants=[(tokens, tf.TensorShape([None, None]))])
            following = tf.argmax(self(tokens)[:, -1], -1, output_type=tf.int32)
            tokens = tf.concat([tokens, following[:, None]], 1)
        return tokens

    @tf.function
    def move_on(self, window, steps):
        for _ in tf.range(steps):
            following = tf.argmax(self(window)[:, -1], -1, output_type=tf.int32)
            window = tf.ensure_shape(tf.concat([window[:, 1:], tf.expand_dims(following, 1)], axis=1), [1, 2])
        return window


sampler = Sampler()
print(sampler.generate(tf.constant([[1, 2]]), tf.constant(4)).shape)
print(sampler.move_on(tf.constant([[1, 2]]), tf.constant(4)).shape)

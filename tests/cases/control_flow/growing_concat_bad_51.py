# A greedy decoder puts one more token behind the others in each turn.
# observed: ends with ValueError: 'tokens' has shape (1, 2) before the loop, but sha...
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
            logits = self(tokens)[:, -1]
            following = tf.argmax(logits, -1, output_type=tf.int32)
            tokens = tf.concat([tokens, following[:, None]], 1)  # expect: TFF135
        return tokens


sampler = Sampler()
print(sampler.generate(tf.constant([[1, 2]]), tf.constant(4)).shape)

# Prediction with a hand-written attention, called for each batch.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(31)


class Attention(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.query = tf.Variable(tf.random.stateless_normal((width, width), (31, 1)))
        self.key = tf.Variable(tf.random.stateless_normal((width, width), (31, 2)))
        self.value = tf.Variable(tf.random.stateless_normal((width, width), (31, 3)))

    def predict(self, tokens):  # advise: TFF191
        q = tf.einsum("btd,de->bte", tokens, self.query)
        k = tf.einsum("btd,de->bte", tokens, self.key)
        v = tf.einsum("btd,de->bte", tokens, self.value)
        scores = tf.matmul(q, k, transpose_b=True) / tf.sqrt(tf.cast(tf.shape(k)[-1], tf.float32))
        return tf.matmul(tf.nn.softmax(scores, axis=-1), v)


attention = Attention(6)


def main(batches):
    results = []
    for i in range(batches):
        tokens = tf.random.stateless_normal((2, 5, 6), (31, i))
        results.append(tf.reduce_mean(attention.predict(tokens)).numpy())
    return results


if __name__ == "__main__":
    print(main(5))

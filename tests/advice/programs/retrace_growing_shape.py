# Sequences grow by one at each call: no two calls have one shape.
# kind: evaluation loop
import tensorflow as tf

table = tf.random.stateless_normal((10, 4), (35, 1))
out = tf.random.stateless_normal((4, 10), (35, 2))


def following(tokens):  # keep: retraces
    vectors = tf.gather(table, tokens)
    scores = tf.nn.softmax(tf.matmul(vectors, vectors, transpose_b=True) / 2.0)
    mixed = tf.matmul(scores, vectors)
    logits = tf.matmul(tf.tanh(mixed[-1:]), out)
    return tf.argmax(logits, axis=-1, output_type=tf.int32)


def main(length):
    tokens = tf.constant([1])
    for _ in range(length):
        tokens = tf.concat([tokens, following(tokens)], axis=0)
    return tokens.numpy()


if __name__ == "__main__":
    print(main(6))

# A tf.function that only calls another one.
# kind: thin wrapper
import tensorflow as tf

w = tf.Variable(tf.random.stateless_normal((6, 6), (44, 1)))


@tf.function
def score(x):
    y = x
    for _ in tf.range(10):
        y = tf.tanh(tf.matmul(y, w) + x)
        y = y - tf.reduce_mean(y, axis=0)
    return tf.nn.softmax(y)


@tf.function
def predict(x):  # advise: TFF192
    return score(x)


def main(steps):
    return [tf.reduce_max(predict(tf.ones((3, 6)) * 0.1 * i)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(5))

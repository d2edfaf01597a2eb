# The forwarding function is made in a function, with keywords.
# kind: thin wrapper
import tensorflow as tf

w = tf.Variable(tf.ones((3, 3)))


@tf.function
def transform(x, scale):
    y = tf.nn.relu(tf.matmul(x, w)) * scale
    return y / (tf.norm(y) + 1.0)


def make(scale):
    @tf.function
    def scaled(x):  # advise: TFF192
        """Only hands on."""
        result = transform(x, scale=scale)
        return result

    return scaled


half = make(tf.constant(0.5))


def main(steps):
    return [half(tf.ones((1, 3)) * float(i)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(3))

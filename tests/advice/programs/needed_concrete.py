# Its concrete function is taken: without the decorator there is none.
# kind: thin wrapper
import tensorflow as tf

w = tf.Variable(tf.ones((3, 3)))


@tf.function
def inner(x):  # advise: TFF192
    return tf.nn.softmax(tf.matmul(x, w))


@tf.function
def outer(x):  # keep: needed
    return inner(x)


graph = outer.get_concrete_function(tf.TensorSpec((None, 3), tf.float32))


def main(steps):
    return [graph(tf.ones((1, 3)) * float(i)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(3))

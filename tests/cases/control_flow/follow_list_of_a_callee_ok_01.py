# A list that a function called by the loop's body makes is new in each call, whoever changes it.
# observed: [3. 4.]
import tensorflow as tf


def sizes(x):
    found = x.shape.as_list()
    return found


def flat(x):
    size = sizes(x)
    size[0] *= size[1]
    size.pop(1)
    return tf.reshape(x, size)


@tf.function
def grown(x):
    def body(i, y):
        return i + 1, y + tf.reduce_mean(flat(y)) * 0.0 + 1.0

    return tf.while_loop(lambda i, y: i < 2, body, (tf.constant(0), x))[1]


print(grown(tf.constant([[1.0, 2.0]])).numpy()[0])

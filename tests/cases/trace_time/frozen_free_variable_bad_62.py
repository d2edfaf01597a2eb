# A lambda of a loop is a new function at each turn, wherever it becomes a tf.function: it is traced with what it then sees.
# observed: 1.0 1.0 | 2.0 2.0 | 3.0 3.0 | 1.0 | 1.0 | 1.0
# eager: 1.0 1.0 | 2.0 2.0 | 3.0 3.0 | 1.0 | 2.0 | 3.0
import tensorflow as tf


def run(function, x):
    return tf.function(function)(x)


def kept(function, x):
    graph = tf.function(function)
    return graph(x)


for k in range(3):
    one = run(lambda x: x + k, tf.ones([]))  # clean

    def add(x):
        return x + k  # clean

    print(one.numpy(), kept(add, tf.ones([])).numpy())

whole = tf.function(lambda x: x + k)  # expect: TFF109
for k in range(3):
    print(whole(tf.ones([])).numpy())

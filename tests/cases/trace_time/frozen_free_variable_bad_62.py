# A lambda of a loop is a new function at each turn, wherever it becomes a tf.function: it is traced with what it then sees.
# observed: 1.0 1.0 | 2.0 2.0 | 3.0 3.0 | 1.0 | 1.0 | 1.0 | [1.] | [2.] | [2.]
# eager: 1.0 1.0 | 2.0 2.0 | 3.0 3.0 | 1.0 | 2.0 | 3.0 | [1.] | [2.] | [3.]
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


def build(turns):
    model = tf.keras.Sequential()
    size = 1.0
    model.add(tf.keras.layers.Lambda(lambda x: x * size))  # clean
    print(model.predict(tf.ones([1, 1]), verbose=0)[0])
    model = tf.keras.Sequential()
    size = 2.0
    model.add(tf.keras.layers.Lambda(lambda x: x * size))  # expect: TFF109
    for _ in range(turns):
        print(model.predict(tf.ones([1, 1]), verbose=0)[0])
        size = 3.0


build(2)

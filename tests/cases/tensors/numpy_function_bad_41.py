# NumPy gets a tensor in a list beside numbers, by keyword, or as a method's object; what is no tensor it may have.
# observed: listed NotImplementedError | keyword NotImplementedError | method AttributeError | near 15.0
# eager: listed 7.0 | keyword 14.0 | method 6.0 | near 15.0
import numpy as np
import tensorflow as tf

TURNS = list(map(int, "123"))


class Table:
    def numpy(self, kind, copy=True):
        return np.ones(3, kind)


TABLE = Table()


@tf.function
def listed(x):
    return np.sum([1.0, tf.reduce_sum(x)])  # expect: TFF152


@tf.function
def keyword(x):
    return np.dot(TURNS, b=x)  # expect: TFF152


@tf.function
def method(x):
    total = tf.reduce_sum(x)
    return total.numpy()  # expect: TFF151


@tf.function
def near(x, table):
    turns = np.sum(TURNS) + np.sum(a=TURNS)
    return tf.cast(turns, tf.float32) + tf.reduce_sum(x) * table.numpy("float32", copy=False)[0] * 0.5 + 0.0 * float(np.ndim(x))


x = tf.constant([1.0, 2.0, 3.0])
for name, run in (
    ("listed", lambda: listed(x)),
    ("keyword", lambda: keyword(x)),
    ("method", lambda: method(x)),
    ("near", lambda: near(x, TABLE)),
):
    try:
        print(name, float(run()))
    except Exception as error:
        print(name, type(error).__name__)

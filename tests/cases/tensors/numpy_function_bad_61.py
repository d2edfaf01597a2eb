# NumPy and math get tensors in keywords, in lists of lists, in methods of arrays and in their attributes.
# observed: noisy NotImplementedError | picked NotImplementedError | weighed NotImplementedError | looked_up
#   NotImplementedError | filled NotImplementedError | stored ValueError | table NotImplementedError | mean
#   NotImplementedError | counted NotImplementedError | typed NotImplementedError | multiplied
#   OperatorNotAllowedInGraphError | near 3
# eager: noisy 3 | picked 1 | weighed 1 | looked_up 3 | filled 3 | stored 3 | table 4 | mean 1 | counted 3 | typed 3 |
#   multiplied 1 | near 3
import math

import numpy as np
import tensorflow as tf

RATES = np.array([0.5, 2.0, 4.0], "float32")


@tf.function
def noisy(x: tf.Tensor, i: tf.Tensor):
    return x + np.random.normal(loc=tf.reduce_mean(x), scale=0.0)  # expect: TFF152


@tf.function
def picked(x: tf.Tensor, i: tf.Tensor):
    return np.random.choice(x)  # expect: TFF152


@tf.function
def weighed(x: tf.Tensor, i: tf.Tensor):
    return RATES.dot(x)  # expect: TFF152


@tf.function
def looked_up(x: tf.Tensor, i: tf.Tensor):
    return x * RATES.take(indices=i)  # expect: TFF152


@tf.function
def filled(x: tf.Tensor, i: tf.Tensor):
    rates = RATES.copy()
    rates.flat = tf.reduce_sum(x)  # expect: TFF152
    return x * rates


@tf.function
def stored(x: tf.Tensor, i: tf.Tensor):
    rates = RATES.copy()
    rates[0] = tf.reduce_sum(x)  # expect: TFF152
    return x * rates


@tf.function
def table(x: tf.Tensor, i: tf.Tensor):
    return np.array([[x[0], x[1]], [1.0, 2.0]])  # expect: TFF152


@tf.function
def mean(x: tf.Tensor, i: tf.Tensor):
    losses = []
    for rate in (0.5, 2.0):
        losses.append(rate * tf.reduce_sum(x))
    return np.mean(losses)  # expect: TFF152


@tf.function
def counted(x: tf.Tensor, i: tf.Tensor):
    return x / np.size(x)  # expect: TFF152


@tf.function
def typed(x: tf.Tensor, i: tf.Tensor):
    return x * np.float32(i)  # expect: TFF152


@tf.function
def multiplied(x: tf.Tensor, i: tf.Tensor):
    return math.prod(x)  # expect: TFF159


@tf.function
def near(x: tf.Tensor, i: tf.Tensor):
    with tf.init_scope():
        rate = np.sum(tf.constant([0.5, 1.5])) * math.sqrt(tf.constant(4.0)) + RATES.take(tf.constant(1))
    boxed = np.array({"rate": tf.abs(x)}, dtype=object)
    shape = RATES.reshape(np.shape(x)[0]).astype(x.dtype.as_numpy_dtype)
    name = np.str_("x") + np.array("a b".split())[0]
    return math.prod([x[0], x[1]]) * rate * boxed.item()["rate"] * shape.sum() * len(name)


x, i = tf.constant([1.0, 2.0, 3.0]), tf.constant(1)
for name in "noisy picked weighed looked_up filled stored table mean counted typed multiplied near".split():
    try:
        print(name, np.asarray(globals()[name](x, i)).size)
    except Exception as error:
        print(name, type(error).__name__)

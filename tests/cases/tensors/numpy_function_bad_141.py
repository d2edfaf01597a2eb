# A gradient, which may be None, is a tensor for what takes no None: NumPy's functions, an index, a loop.
# observed: NotImplementedError | NotImplementedError | NotImplementedError | TypeError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError
# eager: [6.0] | 6.0 | [6.0] | 6.0 | [6.0] | 6.0
import math

import numpy as np
import tensorflow as tf


@tf.function
def norms(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    return [float(np.linalg.norm(grad)) for grad in tape.gradient(loss, [w])]  # expect: TFF152


@tf.function
def largest(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    grad = tape.gradient(loss, w)
    return np.max(np.abs(grad))  # expect: TFF152


@tf.function
def given(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    grads = tape.gradient(loss, [w])
    return [np.asarray(grad).tolist()[0] for grad in grads if grad is not None]  # expect: TFF152


@tf.function
def first(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    return math.sqrt(tape.gradient(loss, [w])[0][0] ** 2)  # expect: TFF152


@tf.function
def elements(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    grad = tape.gradient(loss, w)
    return [part for part in grad]  # expect: TFF159


@tf.function
def clipped(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    return max(tape.gradient(loss, w)[0], 1.0)  # expect: TFF154


def show(run):
    try:
        result = run()
        print([float(part) for part in result] if isinstance(result, list) else float(result))
    except Exception as error:
        print(type(error).__name__)


w, x = tf.Variable([1.0]), tf.constant([6.0])
show(lambda: norms(w, x))
show(lambda: largest(w, x))
show(lambda: given(w, x))
show(lambda: first(w, x))
show(lambda: elements(w, x))
show(lambda: clipped(w, x))

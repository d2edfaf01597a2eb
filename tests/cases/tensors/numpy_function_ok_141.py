# A gradient that is None, of a source that the target does not depend on: what takes None takes it in the graph, too.
# observed: [] True 1 [6.0]
import numpy as np
import tensorflow as tf


@tf.function
def missing(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(x)
    grads = tape.gradient(loss, [w])
    kept = [grad for grad in grads if grad is not None]
    empty = np.array(grads[0]).shape == () and np.size(grads[0]) == 1
    return kept, empty, np.ndim(grads[0]) + 1


@tf.function
def scaled(w, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(w * x)
    grad = tape.gradient(loss, w)
    return tf.unstack(grad * np.sqrt(1.0))


def main():
    w, x = tf.Variable([1.0]), tf.constant([6.0])
    kept, empty, count = missing(w, x)
    print(kept, bool(empty), int(count), [float(each) for each in scaled(w, x)])


main()

# In tf.init_scope each tensor of a statement is eager, from the op that makes it on: it has a truth, a size and a text.
# observed: 17.0 | 2 | 2.5 tf.Tensor(3, shape=(), dtype=int32) 1 | 9.0
import numpy as np
import tensorflow as tf

scale = tf.keras.layers.Dense(1, kernel_initializer="ones")
scale.build([None, 2])


@tf.function
def scaled(x):
    with tf.init_scope():
        known = tf.constant(2) in (1, 2) and [0, 1, 2].count(tf.constant(2)) == 1
        best = max(tf.constant(1.0), tf.constant(2.0)) if bool(tf.constant(1) > 0) else 0.0
        parts = [float(rate) for rate in tf.constant([0.5, 2.0])] + list(tf.unstack(tf.constant([1.0]), tf.constant(1)))
        total = sum(tf.constant([1.0, 2.0])) + max(tf.constant([0.0, 1.0])) + len(hex(tf.constant(3)))
        total += tf.cond(1, lambda: 1.0, lambda: 0.0) + tf.cond(tf.constant(1), lambda: 1.0, lambda: 0.0)
        weights = scale.get_weights()[0].sum()
    return tf.reduce_sum(x) * float(total) + float(best) + len(parts) + known + weights


@tf.function
def place(x):
    with tf.init_scope():
        first, second = tf.constant([1, 2])
        at = {"a": tf.constant([5, 6])}["a"][[1, 0][tf.constant(1)]]
    return x + first + second - at + 4


@tf.function
def text():
    with tf.init_scope():
        shown = f"{tf.constant(2.5):.1f} " + str(tf.constant(3)) + " %d" % tf.constant(1)
    return tf.constant(shown)


@tf.function
def kept(x):
    with tf.init_scope():
        assert tf.constant(1) > 0
        some = [n for n in (1, 2) if tf.constant(n) > 1] + list(filter(lambda n: tf.constant(n) > 1, (1, 2)))
        grid = np.zeros(3, np.float32)
        grid[tf.constant(1)] = grid[tf.constant(0)] + tf.constant(2.0)
        rows = tf.TensorArray(tf.float32, 1)
        rows = rows.write(0, tf.constant(1.0))
        last = rows.stack()[0] + [1.0, 2.0][tf.constant(1) :][0]
    return x * grid[1] + some[0] + some[1] + last


print(float(scaled(tf.constant([0.5, 0.5]))))
print(int(place(tf.constant(0))))
print(text().numpy().decode())
print(float(kept(tf.constant(1.0))))

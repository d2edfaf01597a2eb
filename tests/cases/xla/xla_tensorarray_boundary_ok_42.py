# An eager TensorArray, a list of tensors, goes into jitted code, and a tape outside records sums.
# observed: passed 3.0 | added 3.0
import tensorflow as tf

DONE = tf.TensorArray(tf.float32, size=2, clear_after_read=False).write(0, 1.0).write(1, 2.0)


@tf.function(jit_compile=True)
def total(values, x):
    return tf.reduce_sum(values.stack()) * x


@tf.function
def passed(x):
    return total(DONE, x)


@tf.function(jit_compile=True)
def added(x):
    return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, x + y), (tf.constant(0), 0.0))[1]


print("passed", float(passed(tf.constant(1.0))))
weight = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = added(weight)
print("added", float(tape.gradient(y, weight)))

# Python loop, list comprehension, tensorarray write.
# observed: 18.0
import tensorflow as tf

@tf.function
def f(xs):
    out = []
    for i in range(3):
        out.append(xs[i])
    ta = tf.TensorArray(tf.float32, 3)
    for i in tf.range(3):
        ta = ta.write(i, xs[i] * 2.0)
    return tf.add_n(out) + tf.reduce_sum(ta.stack())

print(f(tf.constant([1.0, 2.0, 3.0])).numpy())

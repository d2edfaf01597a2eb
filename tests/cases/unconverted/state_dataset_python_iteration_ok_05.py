# Comprehension over python list.
# observed: 8.0

import tensorflow as tf

ws = [tf.Variable(1.0), tf.Variable(2.0)]


@tf.function
def norm(xs):
    return tf.add_n([w * x for w, x in zip(ws, xs)]) + sum(w for w in ws)


print(float(norm([tf.constant(1.0), tf.constant(2.0)])))

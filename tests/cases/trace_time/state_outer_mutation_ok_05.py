# A captured dict of variables is read, and the variables are assigned.
# observed: stats 5

import tensorflow as tf

stats = {"n": tf.Variable(0)}


@tf.function
def run(n):
    x = tf.constant(1.0)
    for _ in tf.range(n):
        stats["n"].assign_add(1)
        x = x * 2.0
    return x


run(tf.constant(3))
run(tf.constant(2))
print("stats", int(stats["n"]))

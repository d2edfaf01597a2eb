# Nested python containers filled outside graph regions.
# observed: 4.0
import tensorflow as tf

@tf.function
def f(xs):
    groups = {"pos": [], "neg": []}
    for i in range(3):
        groups["pos" if i % 2 == 0 else "neg"].append(xs[i])
    if xs[0] > 0.0:
        s = tf.add_n(groups["pos"])
    else:
        s = tf.add_n(groups["neg"])
    return s

print(f(tf.constant([1.0, 2.0, 3.0])).numpy())

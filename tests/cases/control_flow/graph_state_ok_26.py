# Broadcast keeps the shape.
# observed: [[2.8125 2.8125 2.8125] | [2.8125 2.8125 2.8125]]
import tensorflow as tf

@tf.function
def f(x):
    acc = tf.zeros([2, 3])
    for row in x:
        acc = acc + row
        acc = acc * 0.5 + tf.ones([1, 3])
    return acc

print(f(tf.ones([4, 3])).numpy())

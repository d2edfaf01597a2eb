# While on a tensor with a break on a tensor and a default.
# observed: 1
import tensorflow as tf

@tf.function
def f(x):
    found = -1
    i = tf.constant(0)
    while i < tf.size(x):
        if x[i] > 1.0:
            found = i
            break
        i += 1
    return found

print(f(tf.constant([0.5, 2.0])).numpy())

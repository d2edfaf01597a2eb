# Assigns to variables in both branches and returns once.
# observed: 1.0
import tensorflow as tf
v = tf.Variable(0.0)

@tf.function
def f(x):
    if x > 0.0:
        v.assign(x)
    else:
        v.assign_add(x)
    if x > 10.0:
        tf.print("large")
    return v.read_value()

print(f(tf.constant(1.0)).numpy())

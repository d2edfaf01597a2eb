# Dataset loop with variables and no read.
# observed: 5.0
import tensorflow as tf
total = tf.Variable(0.0)

@tf.function
def f(ds):
    for x in ds:
        y = tf.cast(x, tf.float32)
        if y > 1.0:
            z = y * 2.0
        else:
            z = y
        total.assign_add(z)

f(tf.data.Dataset.range(3))
print(total.numpy())

# The global step was made before, outside.
# observed: 6.0
import tensorflow as tf

step_var = tf.compat.v1.train.get_or_create_global_step()
step_var.assign(5)


@tf.function
def f(x):
    return x + tf.cast(tf.compat.v1.train.get_or_create_global_step(), tf.float32)


print(float(f(tf.constant(1.0))))

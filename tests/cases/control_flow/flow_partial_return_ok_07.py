# No value returned.
# observed: 0.5
import tensorflow as tf
step_var = tf.Variable(0.0)


@tf.function
def update(loss):
    if not tf.math.is_nan(loss):
        step_var.assign_add(loss)
    return


update(tf.constant(0.5))
print(step_var.numpy())

# Floats in all branches of tf.case.
# observed: 0.1
import tensorflow as tf


@tf.function
def lr(step):
    return tf.case([(step < 10, lambda: 0.1), (step < 20, lambda: 0.01)], default=lambda: 0.0)


print(round(float(lr(tf.constant(3))), 3))

# A schedule, a checkpoint object and a TensorSpec own no new variables.
# observed: 0.10000000149011612 0.20000000298023224

import tensorflow as tf

v = tf.Variable(2.0)


@tf.function
def f(x):
    sched = tf.keras.optimizers.schedules.ExponentialDecay(0.1, 10, 0.5)
    ckpt = tf.train.Checkpoint(v=v)
    spec = tf.TensorSpec([], tf.float32)
    return ckpt.v * x * tf.cast(sched(10), spec.dtype)


print(float(f(tf.constant(1.0))), float(f(tf.constant(2.0))))

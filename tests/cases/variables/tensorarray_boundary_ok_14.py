# strategy.run calls the function as part of the trace: its TensorArray may be returned to the step.
# observed: [3.0, 6.0]
import tensorflow as tf

strategy = tf.distribute.get_strategy()


def replica(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)


@tf.function
def run(x):
    return strategy.run(replica, [x]).stack()


print(run(tf.constant(3.0)).numpy().tolist())

# The replica function of strategy.run belongs to the trace: the TensorArray of the module is outside.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [0.0, 3.0]
import tensorflow as tf

strategy = tf.distribute.get_strategy()
STEPS = tf.TensorArray(tf.float32, size=2)


def replica(x):
    steps = STEPS
    for i in tf.range(2):
        steps = steps.write(i, x * tf.cast(i, tf.float32))  # expect: TFF120
    return steps.stack()


@tf.function
def run(x):
    return strategy.run(replica, [x])


try:
    print(run(tf.constant(3.0)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

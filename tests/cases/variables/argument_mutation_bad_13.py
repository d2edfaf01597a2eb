# The replica function gets the argument of the traced step.
# observed: VE
# eager: -1.0
import tensorflow as tf

strategy = tf.distribute.get_strategy()


def replica(batch):
    y = batch.pop("y")  # expect: TFF125
    return batch["x"] - y


@tf.function
def step(batch):
    return strategy.run(replica, args=(batch,))


try:
    print(step({"x": tf.constant(1.0), "y": tf.constant(2.0)}).numpy())
except ValueError as e:
    print("VE")

# A nested function takes an element out of the argument around it.
# observed: VE
# eager: -1.0
import tensorflow as tf


@tf.function
def f(batch):
    def take():
        return batch.pop("y")  # expect: TFF125

    return batch["x"] - take()


try:
    print(f({"x": tf.constant(1.0), "y": tf.constant(2.0)}).numpy())
except ValueError as e:
    print("VE")

# Int accumulator.
# observed: eager tf.Tensor(3.0, shape=(), dtype=float32) | TypeError: in user code: TypeError:
#   Input 'y' of 'AddV2' Op has type float32 that does not match type int32 of argument 'x'.
import tensorflow as tf


@tf.function
def total_loss(losses):
    total = 0
    for loss in losses:
        total += loss  # expect: TFF135
    return total


print("eager", total_loss.python_function(tf.constant([1.0, 2.0])))
try:
    print(total_loss(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

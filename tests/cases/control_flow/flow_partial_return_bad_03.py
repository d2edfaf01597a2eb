# Elif then fallthrough.
# observed: eager tf.Tensor(0.125, shape=(), dtype=float32) | ValueError: in user code: ValueError:
#   the else branch must also have a return statement.
import tensorflow as tf


@tf.function
def huber(err):
    if err > 1.0:
        return err - 0.5
    elif err < -1.0:  # expect: TFF132
        return -err - 0.5
    return 0.5 * err * err


print("eager", huber.python_function(tf.constant(0.5)))
try:
    print(huber(tf.constant(0.5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

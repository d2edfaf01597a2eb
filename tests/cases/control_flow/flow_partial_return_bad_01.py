# No else.
# observed: ValueError: in user code: ValueError: the else branch must also have a return statement.
import tensorflow as tf


@tf.function
def clip_if_large(grad, limit):
    if tf.norm(grad) > limit:  # expect: TFF132
        return grad * limit / tf.norm(grad)


try:
    print(clip_if_large(tf.constant([3.0, 4.0]), 1.0))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

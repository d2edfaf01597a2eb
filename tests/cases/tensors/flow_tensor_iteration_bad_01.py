# Unpack shape.
# observed: eager tf.Tensor(1.0, shape=(), dtype=float32) | OperatorNotAllowedInGraphError: in user code:
#   OperatorNot...
# eager: eager tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def center(img):
    h, w = tf.shape(img)  # expect: TFF159
    return img[h // 2, w // 2]


print("eager", center.python_function(tf.eye(3)))
try:
    print(center(tf.eye(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

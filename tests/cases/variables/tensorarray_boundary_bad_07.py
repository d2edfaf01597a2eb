# A tensor index into a TensorArray made outside: it is a Python list there, which needs a number.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Pyth
# eager: 20.0
import tensorflow as tf

TABLE = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([10.0, 20.0, 30.0])


@tf.function
def look_up(i):
    return TABLE.read(i)  # expect: TFF120


try:
    print(look_up(tf.constant(1)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

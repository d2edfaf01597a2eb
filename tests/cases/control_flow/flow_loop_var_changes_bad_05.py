# Scalar becomes vector.
# observed: eager tf.Tensor([2. 2. 2.], shape=(3,), dtype=float32) | ValueError: in user code:
#   ValueError: 'total' has shape () before the loop, but shape (3,) after one iteration. Use
#   tf.autograph.experimental.set_loop_options to set shape invariants.
import tensorflow as tf


@tf.function
def column_sum(rows):
    total = 0.0
    for row in rows:
        total = total + row  # expect: TFF135
    return total


print("eager", column_sum.python_function(tf.ones([2, 3])))
try:
    print(column_sum(tf.ones([2, 3])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

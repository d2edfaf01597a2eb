# For else.
# observed: eager tf.Tensor(1, shape=(), dtype=int32) | OperatorNotAllowedInGraphError: Iterating
#   over a symbolic `tf.Tensor` is not allowed. You can attempt the following resolutions to the
#   problem: If you are running in Graph mode, us...
import tensorflow as tf


@tf.function
def find(xs, target):
    pos = -1
    for i in tf.range(tf.size(xs)):  # expect: TFF146
        if xs[i] == target:
            pos = i
            break
    else:
        tf.print("not found")
    return pos


print("eager", find.python_function(tf.constant([4, 5]), tf.constant(5)))
try:
    print(find(tf.constant([4, 5]), tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

# Return in tensor loop.
# observed: NotImplementedError: in user code: NotImplementedError: a return statement cannot be
#   placed inside this TensorFlow loop; this may happen if a return statement depends on a static
#   P...
import tensorflow as tf


@tf.function
def find(xs, target):
    for i in tf.range(tf.size(xs)):
        if xs[i] == target:
            return i  # expect: TFF139
    return -1


try:
    print(find(tf.constant([4, 5, 6]), tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

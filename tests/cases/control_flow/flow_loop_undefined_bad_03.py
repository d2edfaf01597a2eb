# While conditional binding.
# observed: ValueError: in user code: ValueError: 'pos' must be defined before the loop | Note:
#   AutoGraph tried to define it automatically, but ran into a ValueError: 'pos' must also be
#   initialized in the else branch
import tensorflow as tf


@tf.function
def search(xs, target):
    i = tf.constant(0)
    while i < tf.shape(xs)[0]:
        if xs[i] == target:  # expect: TFF134
            pos = i
        i += 1
    return pos


try:
    print(search(tf.constant([4, 5, 6]), tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

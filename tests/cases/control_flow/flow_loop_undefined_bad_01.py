# Bound under tensor if.
# observed: eager tf.Tensor(4, shape=(), dtype=int32) | ValueError: in user code: ValueError:
#   'found' must be defined before the loop | Note: AutoGraph tried to define it automatically, but
#   ran into a ValueError: 'found' must also be initialized in the else branch
import tensorflow as tf


@tf.function
def last_even(n):
    for i in tf.range(n):
        if i % 2 == 0:  # expect: TFF134
            found = i
    return found


print("eager", last_even.python_function(tf.constant(5)))
try:
    print(last_even(tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

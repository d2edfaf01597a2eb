# Same as python when empty.
# observed: tf.Tensor(9, shape=(), dtype=int32) | InvalidArgumentError: Graph execution error: |
#   Detected at node Assert/Assert defined at (most recent call last): | assertion failed: [loop
#   must iterate at least once to initialize y] | [[{{node Assert/Assert}}]]
#   [Op:__inference_last_square_…] | UnboundLocalError: cannot access local variable 'y' where it is
#   not associated with a value
import tensorflow as tf


@tf.function
def last_square(n):
    for i in tf.range(n):
        y = i * i
    return y


print(last_square(tf.constant(4)))
try:
    print(last_square(tf.constant(0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(last_square.python_function(tf.constant(0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

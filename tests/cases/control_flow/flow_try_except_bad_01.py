# Numerics.
# observed: eager tf.Tensor([0.], shape=(1,), dtype=float32) | InvalidArgumentError: Graph execution
#   error: | Detected at node CheckNumerics defined at (most recent call last): | log : Tensor had
#   Inf values | [[{{node CheckNumerics}}]] [Op:__inference_safe_log_…]
import tensorflow as tf


@tf.function
def safe_log(x):
    try:
        y = tf.debugging.check_numerics(tf.math.log(x), "log")
    except tf.errors.InvalidArgumentError:  # expect: TFF138
        y = tf.zeros_like(x)
    return y


x = tf.constant([0.0])
print("eager", safe_log.python_function(x))
try:
    print(safe_log(x))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

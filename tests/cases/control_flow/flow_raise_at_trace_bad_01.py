# Guard clause.
# observed: eager tf.Tensor([-0.6931472], shape=(1,), dtype=float32) | ValueError: in user code:
#   ValueError: probabilities must be positive
import tensorflow as tf


@tf.function
def log_prob(p):
    if tf.reduce_min(p) <= 0:
        raise ValueError("probabilities must be positive")  # expect: TFF137
    return tf.math.log(p)


print("eager", log_prob.python_function(tf.constant([0.5])))
try:
    print(log_prob(tf.constant([0.5])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

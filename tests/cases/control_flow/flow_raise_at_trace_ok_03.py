# Debugging assert.
# observed: tf.Tensor([-0.6931472], shape=(1,), dtype=float32) | InvalidArgumentError: Graph
#   execution error: | Detected at node assert_positive/assert_less/Assert/AssertGuard/Assert
#   defined at (most recent call last): | assertion failed: [probabilities must be positive. ]
#   [Condition x > 0 did not hold element-wise:] [x (p:0) = ] [-0.5] | [[{{node
#   assert_positive/assert_less/Assert/AssertGuard/Assert}}]] [Op:__inference_log_prob_…]
import tensorflow as tf


@tf.function
def log_prob(p):
    tf.debugging.assert_positive(p, message="probabilities must be positive")
    return tf.math.log(p)


print(log_prob(tf.constant([0.5])))
try:
    print(log_prob(tf.constant([-0.5])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

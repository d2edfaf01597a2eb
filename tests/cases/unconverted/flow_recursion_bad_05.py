# Conditional expression.
# observed: eager tf.Tensor(6, shape=(), dtype=int32) | StagingError: in user code: RecursionError:
#   maximum recursion depth exceeded in comparison
import tensorflow as tf


def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)  # expect: TFF143


traced = tf.function(gcd)
print("eager", gcd(tf.constant(12), tf.constant(18)))
try:
    print(traced(tf.constant(12), tf.constant(18)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

# Lambda in map_fn with a ternary.
# observed: ends with TypeError: 'v > 1.0' has dtype float32 in the main branch, but dtype int32 in
#   the else branch
import tensorflow as tf

@tf.function
def f(xs):
    return tf.map_fn(lambda v: v * 2.0 if v > 1.0 else 0, xs)  # expect: TFF130

print(f(tf.constant([1.0, 2.0])).numpy())

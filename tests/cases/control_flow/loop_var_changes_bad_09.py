# Cast in the loop, helper.
# observed: ends with TypeError: 'x' has dtype int32 before the loop, but dtype float32 after one
#   iteration
import tensorflow as tf

def halve(v):
    return tf.cast(v, tf.float32) * 0.5

@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(x):
    while x > 1:
        x = halve(x)  # expect: TFF135
    return x

print(f(tf.constant(8)).numpy())

# Int counter divided.
# observed: ends with TypeError: 'x' has dtype int32 before the loop, but dtype float64 after one
#   iteration
import tensorflow as tf

@tf.function
def f(n):
    x = 8
    for _ in tf.range(n):
        x = x / 2  # expect: TFF135
    return x

print(float(f(tf.constant(2))))

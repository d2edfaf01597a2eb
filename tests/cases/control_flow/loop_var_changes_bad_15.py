# Cumulative product starts with an int and a cast.
# observed: ends with TypeError: Input 'y' of 'Mul' Op has type float32 that does not match type
#   int32 of argument 'x'.
import tensorflow as tf

@tf.function
def f(n):
    p = 1
    for i in tf.range(n):
        p *= tf.cast(i + 1, tf.float32)  # expect: TFF135
    return p

print(f(tf.constant(3)).numpy())

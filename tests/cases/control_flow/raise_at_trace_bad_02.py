# In a while body.
# observed: ends with RuntimeError: too large
import tensorflow as tf

@tf.function
def f(x):
    while x > 10.0:
        raise RuntimeError("too large")  # expect: TFF137
    return x

print(f(tf.constant(1.0)).numpy())

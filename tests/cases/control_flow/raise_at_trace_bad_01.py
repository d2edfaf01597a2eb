# Else of an elif chain.
# observed: ends with ValueError: unknown
import tensorflow as tf

@tf.function
def f(k):
    if k == 0:
        y = 1.0
    elif k == 1:
        y = 2.0
    else:
        raise ValueError("unknown")  # expect: TFF137
    return y

print(f(tf.constant(1)).numpy())

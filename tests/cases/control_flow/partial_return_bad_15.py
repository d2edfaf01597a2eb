# A return under a tensor condition in `try`, another one behind the `finally`.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    try:
        if x > 1.0:  # expect: TFF132
            return x
    finally:
        tf.print("done")
    return -x


print(f(tf.constant(2.0)).numpy())

# Tf.cond with a nested function.
# observed: ends with ValueError: bad
import tensorflow as tf

@tf.function
def f(x):
    def bad():
        raise ValueError("bad")  # expect: TFF137
    return tf.cond(x > 0.0, lambda: x, bad)

print(f(tf.constant(1.0)).numpy())

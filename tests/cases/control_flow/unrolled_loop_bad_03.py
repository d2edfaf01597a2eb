# Helper with a constant passed by the caller.
# observed: 0.739
import tensorflow as tf

def iterate(x, n):
    for _ in range(n):  # expect: TFF131
        x = tf.cos(x)
    return x

@tf.function
def f(x):
    return iterate(x, 100)

print(round(float(f(tf.constant(1.0))), 3))

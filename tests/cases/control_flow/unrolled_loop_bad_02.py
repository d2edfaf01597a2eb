# List of numbers by repetition.
# observed: 32.0
import tensorflow as tf
WEIGHTS = [0.5] * 64

@tf.function
def f(x):
    y = tf.zeros_like(x)
    for w in WEIGHTS:  # expect: TFF131
        y = y + w * x
    return y

print(f(tf.constant(1.0)).numpy())

# While with a step of two.
# observed: 0.17
import tensorflow as tf
LIMIT = 100

@tf.function
def f(x):
    k = 0
    while k < LIMIT:  # expect: TFF131
        x = tf.nn.tanh(x)
        k += 2
    return x

print(round(float(f(tf.constant(1.0))), 3))

# Generator of python values unrolled.
# observed: 1225.0
import tensorflow as tf

@tf.function
def f(x):
    for k in reversed(range(50)):  # expect: TFF131
        x = x + float(k)
    return x

print(f(tf.constant(0.0)).numpy())

# Try with finally and return in both.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x):
    try:
        if x > 0.0:
            return x
        else:
            return -x
    finally:
        y = 1

print(f(tf.constant(-1.0)).numpy())

# Augmented later.
# observed: ValueError
import tensorflow as tf

@tf.function
def f(x):
    if x > 0.0:  # expect: TFF133
        pass
    elif x < -1.0:
        total = x
    else:
        total = x * 2.0
    total += 1.0
    return total

try:
    print(f(tf.constant(-5.0)).numpy())
except ValueError:
    print("ValueError")

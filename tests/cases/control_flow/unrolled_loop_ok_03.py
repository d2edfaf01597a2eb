# Few turns and python break.
# observed: 39.0
import tensorflow as tf

@tf.function
def f(x, depth=3):
    for i in range(100):
        if i >= depth:
            break
        x = x * 2.0
    for _ in range(31):
        x = x + 1.0
    return x

print(f(tf.constant(1.0)).numpy())

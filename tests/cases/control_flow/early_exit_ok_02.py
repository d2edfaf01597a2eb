# Python break and return.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(x, stop=2):
    for i in range(5):
        if i == stop:
            break
        x = x + 1.0
    for name in ("a", "b"):
        if name == "b":
            return x * 2.0
    return x

print(f(tf.constant(1.0)).numpy())

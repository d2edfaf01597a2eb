# After the early return.
# observed: 2.0
import tensorflow as tf

@tf.function
def f(x):
    names = []
    if x > 10.0:
        return x
    names.append("a")
    return x + float(len(names))

print(f(tf.constant(1.0)).numpy())

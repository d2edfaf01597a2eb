# No tensor work.
# observed: 9901.0
import tensorflow as tf

@tf.function
def f(x):
    names = []
    for i in range(100):
        names.append(i * 2)
    return x + float(sum(names))

print(f(tf.constant(1.0)).numpy())

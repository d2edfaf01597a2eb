# Unrolled loop over a short list of scales with shapes.
# observed: 9
import tensorflow as tf

@tf.function
def f(x):
    sizes = []
    for s in (1.0, 0.5, 0.25):
        x = x * s
        sizes.append(tf.size(x))
    return tf.add_n(sizes)

print(f(tf.ones([3])).numpy())

# Try around python parsing, op guarded by cond.
# observed: [2.] [1.]
import tensorflow as tf

@tf.function
def f(x, spec="2"):
    try:
        k = int(spec)
    except ValueError:
        k = 1
    return tf.cond(tf.reduce_sum(x) > 0.0, lambda: x * float(k), lambda: x)

print(f(tf.constant([1.0])).numpy(), f(tf.constant([1.0]), "a").numpy())

# A nested function rebinds a nonlocal name under a tensor if.
# observed: 2.0 -2.0
# eager: 2.0 0.0
import tensorflow as tf


@tf.function
def f(x):
    best = tf.zeros_like(x)

    def keep(v):
        nonlocal best
        best = v  # expect: TFF123

    if x > 0.0:
        keep(x)
    return best


print(f(tf.constant(2.0)).numpy(), f(tf.constant(-2.0)).numpy())

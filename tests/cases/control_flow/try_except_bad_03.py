# Exception around a partial return.
# observed: -1.0
import tensorflow as tf

@tf.function
def f(x):
    y = tf.constant(0.0)
    try:
        if x > 0.0:  # expect: TFF133
            z = x
        y = z
    except Exception:  # expect: TFF138
        y = tf.constant(-1.0)
    return y

print(f(tf.constant(1.0)).numpy())

# Exception swallowed around numpy method.
# observed: -1.0
import tensorflow as tf

@tf.function
def f(x):
    try:
        value = float(x.numpy())  # expect: TFF151
    except Exception:  # expect: TFF138
        value = -1.0
    return value

print(float(f(tf.constant(2.0))))

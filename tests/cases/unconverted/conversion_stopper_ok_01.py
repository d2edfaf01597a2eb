# `:=` in a helper without tensor control flow leaves the caller converted.
# observed: -4.0
import tensorflow as tf

def size(names):
    return n if (n := len(names)) > 1 else 1


@tf.function
def f(x):
    if x < 0.0:
        x = x * 2.0
    return x * float(size("ab"))


print(f(tf.constant(-1.0)).numpy())

# A branch of tf.cond takes an element out of the argument.
# observed: ends with ValueError: f(d, p) should not modify its Python input arguments. Modifying a copy is
#   allo...
# eager: 1.0
import tensorflow as tf


@tf.function
def f(d, p):
    return tf.cond(p, lambda: d.pop("x"), lambda: 0.0)  # expect: TFF125


print(f({"x": tf.constant(1.0)}, tf.constant(True)).numpy())

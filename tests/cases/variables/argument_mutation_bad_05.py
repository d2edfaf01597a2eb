# += on a list argument works in place.
# observed: ends with ValueError: f(x, parts) should not modify its Python input arguments. Modifying a copy
#   is...
# eager: 3.0
import tensorflow as tf


@tf.function
def f(x, parts):
    parts += [x]  # expect: TFF125
    return tf.add_n(parts)


print(f(tf.constant(1.0), [tf.constant(2.0)]).numpy())

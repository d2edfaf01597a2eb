# A ternary asks whether there is a former value yet.
# observed: 6.0
# eager: 5.0
import tensorflow as tf


@tf.function
def total(xs):
    prev = None
    s = 0.0
    for x in xs:
        p = x if prev is None else prev  # expect: TFF135
        s += x - p
        prev = x
    return s


print(total(tf.constant([1.0, 3.0, 6.0])).numpy())

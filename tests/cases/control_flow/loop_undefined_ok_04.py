# None at first in a tensor loop.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs):
    top = None
    for x in xs:
        top = x if top is None else tf.maximum(top, x)
    return top

print(f(tf.constant([1.0, 3.0, 2.0])).numpy())

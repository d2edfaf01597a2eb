# None at first in a tensor loop: right for [1, 3, 2], since the maximum starts at zero.
# observed: 0.0
# eager: -1.0
import tensorflow as tf

@tf.function
def f(xs):
    top = None
    for x in xs:
        top = x if top is None else tf.maximum(top, x)  # expect: TFF135
    return top

print(f(tf.constant([-1.0, -3.0, -2.0])).numpy())

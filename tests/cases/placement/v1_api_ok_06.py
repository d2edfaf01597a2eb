# A module of one's own that has the old names.
# observed: 1.0
import types

import tensorflow as tf

tf1 = types.SimpleNamespace(log=lambda x: x, Session=lambda: None)


@tf.function
def f(x):
    tf1.Session()
    return tf1.log(x)


print(float(f(tf.constant(1.0))))

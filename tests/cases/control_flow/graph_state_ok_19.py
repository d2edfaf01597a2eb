# Dataclass-like extension type.
# observed: 1.0
import tensorflow as tf

class Pair(tf.experimental.ExtensionType):
    a: tf.Tensor
    b: tf.Tensor

@tf.function
def f(x):
    if x > 0.0:
        p = Pair(x, -x)
    else:
        p = Pair(-x, x)
    return p.a

print(f(tf.constant(1.0)).numpy())

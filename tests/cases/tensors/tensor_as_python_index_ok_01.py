# ref() of a tensor is a key.
# observed: tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    d = {x.ref(): 1, 'x': x}
    return x * d[x.ref()]


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

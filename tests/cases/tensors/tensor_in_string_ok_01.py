# Shapes and dtypes are static, and so is their text.
# observed: tf.Tensor(b'(2,) float32 1', shape=(), dtype=string)
import tensorflow as tf


@tf.function
def f(x):
    return tf.constant(f'{x.shape} {x.dtype.name} {len(x.shape)}')


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

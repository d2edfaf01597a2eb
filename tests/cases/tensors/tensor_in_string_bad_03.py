# A list of tensors in an f-string.
# observed: tf.Tensor(b"[<tf.Tensor 'x:0' shape=(2,) dtype=float32>,...
# eager: tf.Tensor(b'[<tf.Tensor: shape=(2,), dtype=float32, numpy...
import tensorflow as tf


@tf.function
def f(x):
    return tf.constant(f'{[x, x]}')  # expect: TFF153


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

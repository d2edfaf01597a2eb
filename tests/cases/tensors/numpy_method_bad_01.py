# A helper takes the NumPy value of its argument.
# observed: AttributeError AttributeError: 'SymbolicTensor' object ha...
# eager: tf.Tensor([2. 4.], shape=(2,), dtype=float32)
import tensorflow as tf


def to_py(t):
    return t.numpy()  # expect: TFF151


@tf.function
def f(x):
    return x * to_py(tf.reduce_max(x))


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

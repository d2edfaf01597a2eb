# A tensor in a set display.
# observed: TypeError TypeError: Tensor is unhashable. Instead, use t...
# eager: TypeError Tensor is unhashable. Instead, use tensor.ref()...
import tensorflow as tf


@tf.function
def f(x):
    seen = {tf.size(x)}  # expect: TFF156
    return len(seen)


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

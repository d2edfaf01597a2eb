# A reversed slice of what tf.where finds fails under XLA.
# observed: InvalidArgumentError XLA has not implemented dynamic sized slice with non-trival str...
from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def f(x):
    idx = tf.where(x > 0)[:, 0]
    return idx[::-1]  # expect: TFF161


try:
    print(f(tf.constant([1.0, -2.0, 3.0])).numpy())
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, str(e).splitlines()[0][:80])

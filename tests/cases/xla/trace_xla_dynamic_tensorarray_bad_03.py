# A growing TensorArray in a jitted tensor while has size 0 after three writes.
# observed: xla size 0 should be 3
from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def count(x):
    out = tf.TensorArray(x.dtype, size=0, dynamic_size=True)  # expect: TFF164
    i = tf.constant(0)
    while i < 3:
        out = out.write(i, x[i])
        i += 1
    return out.size()


try:
    print("xla size", count(tf.constant([1.0, 2.0, 3.0])).numpy(), "should be 3")
except tf.errors.OpError as e:
    print(type(e).__name__, str(e).splitlines()[0][:60])

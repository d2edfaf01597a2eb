# A growing TensorArray in a jitted loop over tf.range is empty.
# observed: xla [] eager [1. 4. 9.]
import tensorflow as tf


@tf.function(jit_compile=True)
def squares(x):
    ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect: TFF164
    for i in tf.range(3):
        ta = ta.write(i, x[i] ** 2)
    return ta.stack()


x = tf.constant([1.0, 2.0, 3.0])
try:
    print("xla", squares(x).numpy(), "eager", squares.python_function(x).numpy())
except tf.errors.OpError as e:
    print(type(e).__name__, str(e).splitlines()[0][:60])

# A growing TensorArray is empty after four writes in a jitted loop.
# source: https://www.tensorflow.org/xla/known_issues#dynamic_tftensorarray_is_not_supported
# observed: shape (0,)
import tensorflow as tf

@tf.function(jit_compile=True)
def collect(x):
    ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect: TFF164
    for i in tf.range(4):
        ta = ta.write(i, x * tf.cast(i, tf.float32))
    return ta.stack()

try:
    print("shape", collect(tf.constant(2.0)).shape)
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

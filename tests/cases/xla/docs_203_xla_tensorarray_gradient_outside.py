# A tape around a jitted loop that writes a TensorArray fails at the call.
# source: https://www.tensorflow.org/xla/known_issues
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
import tensorflow as tf

@tf.function(jit_compile=True)
def weighted(x):
    ta = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        ta = ta.write(i, x * tf.cast(i, tf.float32))
    return tf.reduce_sum(ta.stack())

x = tf.constant(2.0)
try:
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = weighted(x)  # expect: TFF169
    print(tape.gradient(y, x).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

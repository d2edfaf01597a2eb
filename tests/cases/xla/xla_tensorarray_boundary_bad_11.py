# Reading one element without any loop: the gradient of read is a list of zeros.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [1.0, 0.0, 0.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def first(x):
    rows = tf.TensorArray(tf.float32, size=3).unstack(x)
    return rows.read(0)


x = tf.Variable([1.0, 2.0, 3.0])
try:
    with tf.GradientTape() as tape:
        y = first(x)  # expect: TFF169
    print(tape.gradient(y, x).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

# The call fails as soon as a tape records it, without any tape.gradient: a watched tensor and tf.map_fn.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [1.0, 4.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def squares(x):
    return tf.map_fn(lambda v: v * v, x)


x = tf.constant([1.0, 2.0])
try:
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = squares(x)  # expect: TFF169
    print(y.numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

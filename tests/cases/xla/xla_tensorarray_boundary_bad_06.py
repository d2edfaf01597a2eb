# A jitted function returns its TensorArray.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [1.0, 2.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def pair(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)  # expect: TFF169


try:
    print(pair(tf.constant(1.0)).stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

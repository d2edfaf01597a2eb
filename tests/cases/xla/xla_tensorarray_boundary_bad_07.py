# A TensorArray in the returned tuple: the call fails even if nobody wants it.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: 8.0
import tensorflow as tf


@tf.function(jit_compile=True)
def roll_out(x):
    states = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        x = x * 2.0
        states = states.write(i, x)
    return x, states  # expect: TFF169


try:
    last, _ = roll_out(tf.constant(1.0))
    print(last.numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

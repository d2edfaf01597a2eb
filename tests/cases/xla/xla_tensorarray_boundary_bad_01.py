# A tape outside of a jitted loop: the forward pass must hand its stacks over.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def energy(x):
    out = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        out = out.write(i, x * x)
    return tf.reduce_sum(out.stack())


x = tf.Variable(2.0)
try:
    with tf.GradientTape() as tape:
        y = energy(x)  # expect: TFF169
    print(tape.gradient(y, x).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

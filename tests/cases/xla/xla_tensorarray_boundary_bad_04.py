# No TensorArray in sight: the gradient of a tensor loop keeps its steps in one.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def cube(x):
    y = 1.0
    for _ in tf.range(3):
        y = y * x
    return y


x = tf.Variable(2.0)
try:
    with tf.GradientTape() as tape:
        y = cube(x)  # expect: TFF169
    print(tape.gradient(y, x).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

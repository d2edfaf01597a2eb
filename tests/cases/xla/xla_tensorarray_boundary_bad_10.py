# The tape stands in a traced function that is not jitted: it is outside of the jitted one just as well.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: [6.0, 3.0, 2.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def product(x):
    y = tf.constant(1.0)
    for v in x:
        y = y * v
    return y


@tf.function
def gradient(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = product(x)  # expect: TFF169
    return tape.gradient(y, x)


try:
    print(gradient(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().split("\n\n")[-1].splitlines()[0][:60])

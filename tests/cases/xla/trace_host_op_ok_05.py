# Python strings that are compared or name an operation never reach XLA.
# observed: 1.0
import tensorflow as tf

MODE = "train"


@tf.function(jit_compile=True)
def f(x):
    return tf.identity(x, name=f"{MODE}_x") if MODE == "train" else -x


print(f(tf.constant(1.0)).numpy())

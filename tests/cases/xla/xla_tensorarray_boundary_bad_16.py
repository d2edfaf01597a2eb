# ForwardAccumulator records like a tape.
# observed: UnimplementedError Support for TensorList crossing the XLA/TF boundary is not i
# eager: 11.0
import tensorflow as tf


@tf.function(jit_compile=True)
def total(x):
    return tf.foldl(lambda state, v: state * v, x)


x = tf.constant([1.0, 2.0, 3.0])
try:
    with tf.autodiff.ForwardAccumulator(x, tf.ones_like(x)) as accumulator:
        y = total(x)  # expect: TFF169
    print(accumulator.jvp(y).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

# A jitted function inside a traced one reads the TensorArray of the function around it.
# observed: InvalidArgumentError Unsupported type in DataTypeToPrimitiveType: 'variant'
# eager: 12.0
import tensorflow as tf


@tf.function
def pair_total(x):
    values = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)

    @tf.function(jit_compile=True)
    def total(scale):
        return tf.reduce_sum(values.stack()) * scale  # expect: TFF169

    return total(x)


try:
    print(pair_total(tf.constant(2.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().split("\n\n")[-1].splitlines()[0][:60])

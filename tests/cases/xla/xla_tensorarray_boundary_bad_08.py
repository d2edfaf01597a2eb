# A traced function that is not jitted hands its TensorArray to a jitted one.
# observed: InvalidArgumentError Unsupported type in DataTypeToPrimitiveType: 'variant'
# eager: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def total(values, x):
    return tf.reduce_sum(values.stack()) * x


@tf.function
def pair_total(x):
    values = tf.TensorArray(tf.float32, size=2)
    values = values.write(0, x).write(1, x * 2.0)
    return total(values, x)  # expect: TFF169


try:
    print(pair_total(tf.constant(2.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().split("\n\n")[-1].splitlines()[0][:60])

# A jitted helper takes and returns the TensorArray of a loop that is not jitted.
# observed: InvalidArgumentError Unsupported type in DataTypeToPrimitiveType: 'variant'
# eager: [9.0, 9.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def put(out, i, x):
    return out.write(i, x * x)  # expect: TFF169


@tf.function
def squares(x):
    out = tf.TensorArray(tf.float32, size=2, element_shape=[])
    for i in tf.range(2):
        out = put(out, i, x)  # expect: TFF169
    return out.stack()


try:
    print(squares(tf.constant(3.0)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().split("\n\n")[-1].splitlines()[0][:60])

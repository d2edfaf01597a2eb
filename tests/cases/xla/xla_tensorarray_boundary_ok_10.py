# A helper that is no tf.function is part of the jitted trace (twin of bad_13).
# observed: [9.0, 9.0]
import tensorflow as tf


def put(out, i, x):
    return out.write(i, x * x)


@tf.function(jit_compile=True)
def squares(x):
    out = tf.TensorArray(tf.float32, size=2, element_shape=[])
    for i in tf.range(2):
        out = put(out, i, x)
    return out.stack()


print(squares(tf.constant(3.0)).numpy().tolist())

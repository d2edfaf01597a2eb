# The same loop over a TensorArray of the module, but not traced (twin of bad_01).
# observed: [1.0, 4.0, 9.0]
import tensorflow as tf

SQUARES = tf.TensorArray(tf.float32, size=3)


@tf.function
def square(x):
    return x ** 2


def squares(x):
    out = SQUARES
    for i in tf.range(3):
        out = out.write(i, square(x[i]))
    return out


print(squares(tf.constant([1.0, 2.0, 3.0])).stack().numpy().tolist())

# Options in a dict() that is spread.
# observed: InvalidArgumentError
# eager: 1 | 2.0
import tensorflow as tf

options = dict(jit_compile=True)


@tf.function(**options)
def double(x):
    tf.print(x)  # expect: TFF162
    return x * 2.0


try:
    print(float(double(tf.constant(1.0))))
except tf.errors.InvalidArgumentError as error:
    print(type(error).__name__)

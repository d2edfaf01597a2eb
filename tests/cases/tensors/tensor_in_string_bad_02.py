# A format for integers, given by keyword: an error.
# observed: TypeError TypeError: unsupported format string passed to...
# eager: tf.Tensor(b'2', shape=(), dtype=string)
import tensorflow as tf


@tf.function
def f(x):
    return tf.constant('{n:d}'.format(n=tf.size(x)))  # expect: TFF153


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

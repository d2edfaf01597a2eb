# A tuple of names indexed by argmax.
# observed: TypeError TypeError: tuple indices must be integers or sl...
# eager: tf.Tensor(b'dog', shape=(), dtype=string)
import tensorflow as tf


LABELS = ('cat', 'dog')


@tf.function
def f(x):
    return tf.constant(LABELS[tf.argmax(x)])  # expect: TFF156


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

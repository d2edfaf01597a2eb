# % with a dict.
# observed: tf.Tensor(b'Tensor("Size:0", shape=(), dtype=int32)', sha...
# eager: tf.Tensor(b'tf.Tensor(2, shape=(), dtype=int32)', shape=(...
import tensorflow as tf


@tf.function
def f(x):
    return tf.constant('%(a)s' % {'a': tf.size(x)})  # expect: TFF153


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

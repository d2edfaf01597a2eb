# `not len(x)` of a dimension that is open.
# observed: TypeError TypeError: Input 'x' of 'LogicalNot' Op has typ...
# eager: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2])])
def f(x):
    if not len(x):  # expect: TFF150
        return 0.0
    return tf.reduce_mean(x)


try:
    print(f(tf.ones([3, 2])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

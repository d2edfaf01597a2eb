# A Python while compares with None.
# observed: TypeError TypeError: '<' not supported between instances...
# eager: tf.Tensor([1. 1. 1. 1.], shape=(4,), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def f(x):
    i = 0
    while i < x.shape[0]:  # expect: TFF155
        i += 1
    return x


try:
    print(f(tf.ones([4])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

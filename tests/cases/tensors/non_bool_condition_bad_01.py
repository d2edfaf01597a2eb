# tf.size beside a condition in `and`.
# observed: TypeError Tensor("cond/Identity:0", shape=(), dtype=bool)...
# eager: tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if tf.size(x) and tf.reduce_all(x > 0.0):  # expect: TFF150
        return x
    return -x


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

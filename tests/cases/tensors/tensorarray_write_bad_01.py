# A helper drops the TensorArray that write returns.
# observed: tf.Tensor([0. 0.], shape=(2,), dtype=float32)
# eager: tf.Tensor([1. 0.], shape=(2,), dtype=float32)
import tensorflow as tf


def put(ta, i, v):
    ta.write(i, v)  # expect: TFF158
    return ta


@tf.function
def f(x):
    ta = tf.TensorArray(tf.float32, size=2)
    ta = put(ta, 0, x[0])
    return ta.stack()


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

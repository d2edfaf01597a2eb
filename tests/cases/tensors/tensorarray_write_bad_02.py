# The result of write goes to _.
# observed: tf.Tensor([0. 0.], shape=(2,), dtype=float32)
# eager: tf.Tensor([1. 0.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    ta = tf.TensorArray(tf.float32, size=2)
    _ = ta.write(0, x[0])  # expect: TFF158
    return ta.stack()


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

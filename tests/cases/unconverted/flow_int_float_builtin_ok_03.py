# Static values.
# observed: tf.Tensor([5. 6.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def pad(x, k=1.5):
    rows = [0] * int(x.shape[0])
    return x + float(len(rows)) + round(float(k), 1) + float("0.5")


print(pad(tf.constant([1.0, 2.0])))

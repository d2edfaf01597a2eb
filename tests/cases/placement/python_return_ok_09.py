# Variables and keras losses' values are tensors.
# observed: 5
import tensorflow as tf

loss_fn = tf.keras.losses.MeanSquaredError()
w = tf.Variable([1.0])


@tf.function
def f(y, p):
    ta = tf.TensorArray(tf.float32, 1)
    ta = ta.write(0, y[0])
    return loss_fn(y, p), w, [w], ta.stack(), loss_fn.name


print(len(f(tf.constant([1.0]), tf.constant([2.0]))))

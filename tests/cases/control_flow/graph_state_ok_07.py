# Early return by python, tensor if last.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x, training=None):
    if training is None:
        training = False
    if not training:
        return x
    noise = tf.random.normal(tf.shape(x)) * 0.0
    if tf.reduce_any(tf.math.is_nan(noise)):
        noise = tf.zeros_like(x)
    return x + noise

print(f(tf.constant([1.0]), training=True).numpy())

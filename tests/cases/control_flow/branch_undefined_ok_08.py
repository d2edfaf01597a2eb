# Loss scaling with finite check.
# observed: True 16.0
import tensorflow as tf
scale = tf.Variable(8.0)

@tf.function
def update(grads):
    finite = tf.reduce_all([tf.reduce_all(tf.math.is_finite(g)) for g in grads])
    if finite:
        scale.assign(scale * 2.0)
    else:
        scale.assign(scale / 2.0)
    return finite

print(update([tf.constant([1.0])]).numpy(), scale.numpy())

# Scale None then used.
# observed: ends with ValueError: 'scale' is None at the end of the else branch.
import tensorflow as tf

@tf.function
def normalize(x, eps=1e-3):
    scale = None
    norm = tf.norm(x)
    if norm > 1.0:  # expect: TFF130
        scale = 1.0 / norm
    if scale is not None:
        x = x * scale
    return x

print(normalize(tf.constant([3.0, 4.0])).numpy())

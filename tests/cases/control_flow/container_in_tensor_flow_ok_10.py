# Clipping by loop over gradients with a None check.
# observed: [0.6 0.8]
import tensorflow as tf

@tf.function
def clip(grads, limit):
    out = []
    for g in grads:
        if g is None:
            out.append(g)
            continue
        norm = tf.norm(g)
        if norm > limit:
            g = g * limit / norm
        out.append(g)
    return out[1]

print(clip([None, tf.constant([3.0, 4.0])], 1.0).numpy())

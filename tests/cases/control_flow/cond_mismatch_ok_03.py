# Gradients, clipped or not, are a list in both branches.
# observed: 2.0
import tensorflow as tf

vs = [tf.Variable(1.0), tf.Variable(2.0)]


@tf.function
def f(x, clip):
    with tf.GradientTape() as t:
        loss = vs[0] * vs[1] * x
    gs = t.gradient(loss, vs)
    gs = tf.cond(clip, lambda: tf.clip_by_global_norm(gs, 1.0)[0], lambda: gs)
    return gs[0]


print(f(tf.constant(1.0), tf.constant(False)).numpy())

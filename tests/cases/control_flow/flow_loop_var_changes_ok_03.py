# Shape invariant.
# observed: tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def cumulative(xs):
    out = tf.zeros([0])
    for x in xs:
        tf.autograph.experimental.set_loop_options(
            shape_invariants=[(out, tf.TensorShape([None]))])
        out = tf.concat([out, [x]], axis=0)
    return out


print(cumulative(tf.constant([1.0, 2.0])))

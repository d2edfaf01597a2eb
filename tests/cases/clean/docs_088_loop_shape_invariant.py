# set_loop_options lets a loop variable grow.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: [0 0 1 2]
import tensorflow as tf

@tf.function
def build(n):
    v = tf.constant((0,))
    for i in tf.range(n):
        tf.autograph.experimental.set_loop_options(
            shape_invariants=[(v, tf.TensorShape([None]))]
        )
        v = tf.concat((v, [i]), 0)
    return v

print(build(tf.constant(3)).numpy())

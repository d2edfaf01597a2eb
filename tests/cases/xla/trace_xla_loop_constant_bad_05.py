# A loop state that grows by tf.concat has another shape in each turn.
# observed: InvalidArgumentError Input and output shapes of loop body do not match: (s32
import tensorflow as tf


def _grow(x):
    for _ in tf.range(2):
        tf.autograph.experimental.set_loop_options(
            shape_invariants=[(x, tf.TensorShape([None]))]
        )
        x = tf.concat([x, [1.0]], axis=0)  # expect: TFF165
    return x


grow = tf.function(_grow, jit_compile=True)
try:
    grow(tf.ones([3]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, str(e).splitlines()[0][:55])

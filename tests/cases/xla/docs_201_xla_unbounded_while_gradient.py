# XLA takes no gradient of a tensor while, whose turns nobody bounds.
# source: https://www.tensorflow.org/xla/known_issues#tensorflow_while_loops_need_to_be_bounded
# observed: InvalidArgumentError True
import tensorflow as tf

@tf.function(jit_compile=True)
def grad(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        while tf.reduce_sum(y) < 100.0:  # expect: TFF165
            y = y * 2.0
    return tape.gradient(y, x)

try:
    print(grad(tf.constant(1.0)).numpy())
except Exception as err:
    print(type(err).__name__, "XLA" in str(err) or "xla" in str(err))

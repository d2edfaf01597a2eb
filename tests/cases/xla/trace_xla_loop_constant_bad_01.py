# tf.zeros of the loop variable is no constant size, and the argument bounds the loop.
# observed: InvalidArgumentError Input 0 to node `while/zeros` with op Fill must be a compile-ti...
import tensorflow as tf


@tf.function(jit_compile=True)
def f(n):
    s = 0.0
    for i in tf.range(n):  # expect: TFF167
        s += tf.reduce_sum(tf.zeros([i]))  # expect: TFF165
    return s


try:
    f(tf.constant(3))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, str(e).splitlines()[0])

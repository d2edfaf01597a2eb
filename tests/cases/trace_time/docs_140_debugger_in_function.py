# breakpoint() stops while tracing, once in two calls.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/debugging.md)
# observed: stopped in the debugger
import sys
import tensorflow as tf

sys.breakpointhook = lambda *args: print("stopped in the debugger")

@tf.function
def f(a):
    breakpoint()  # expect: TFF107
    return a + 1

f(tf.constant(1))
f(tf.constant(2))

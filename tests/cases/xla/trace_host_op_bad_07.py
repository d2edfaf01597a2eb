# jit_compile=False of the inner function does not save its tf.print from the jitted outer one.
# observed: inner 1 | inner alone 2.0 | InvalidArgumentError no kernel: 'StringFormat' OpKernel for
#   XLA_CPU_JIT
import tensorflow as tf


@tf.function(jit_compile=False)
def inner(x):
    tf.print("inner", x)  # expect: TFF162
    return x * 2.0


@tf.function(jit_compile=True)
def outer(x):
    return inner(x) + 1.0


print("inner alone", inner(tf.constant(1.0)).numpy())
try:
    outer(tf.constant(1.0))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])

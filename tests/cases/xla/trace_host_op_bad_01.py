# tf.print in a jitted function fails on the first call.
# observed: InvalidArgumentError no kernel: 'StringFormat' OpKernel for XLA_CPU_JIT
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    tf.print("x =", x)  # expect: TFF162
    return x * 2.0


try:
    f(tf.constant([1.0]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])

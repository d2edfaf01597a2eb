# The determinant has no kernel.
# observed: InvalidArgumentError no kernel: 'MatrixDeterminant' OpKernel for XLA_CPU
import tensorflow as tf


@tf.function(jit_compile=True)
def f(a):
    return tf.linalg.det(a)  # expect: TFF168


try:
    f(tf.eye(2))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])

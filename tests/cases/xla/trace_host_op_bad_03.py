# A helper of a jitted function calls tf.py_function.
# observed: InvalidArgumentError no kernel: 'EagerPyFunc' OpKernel for XLA_CPU_JIT d
from tensorflow import function
import tensorflow as tf


def log_it(x):
    return tf.py_function(lambda v: v * 2.0, [x], tf.float32)  # expect: TFF162


@function(jit_compile=True)
def f(x):
    return log_it(x) + 1.0


try:
    f(tf.constant([1.0]))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, "no kernel:", str(e).split("No registered ")[1][:40])

# tf.py_function in a jitted function fails on the first call.
# source: https://www.tensorflow.org/api_docs/python/tf/py_function
# observed: InvalidArgumentError Detected unsupported operations when trying to compile graph
import tensorflow as tf

@tf.function(jit_compile=True)
def f(x):
    return tf.py_function(lambda v: v * 2, [x], tf.int32)  # expect: TFF162

try:
    print(f(tf.constant(1)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip()[:60])

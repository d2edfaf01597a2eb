# A running sum in a growing TensorArray comes back empty from a jitted function.
# source: https://www.tensorflow.org/xla/known_issues
# observed: []
import tensorflow as tf


@tf.function(jit_compile=True)
def running_sum(x):
    ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect: TFF164
    acc = 0.0
    for i in tf.range(tf.shape(x)[0]):
        acc += x[i]
        ta = ta.write(i, acc)
    return ta.stack()


try:
    print(running_sum(tf.constant([1.0, 2.0, 3.0])).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:140])

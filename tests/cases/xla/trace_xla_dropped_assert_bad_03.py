# check_numerics is dropped and lets nan through.
# observed: no error: [ 0. nan]
from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def log(x):
    return tf.debugging.check_numerics(tf.math.log(x), "bad log")  # expect: TFF163


print("no error:", log(tf.constant([1.0, -2.0])).numpy())

# The depth of tf.one_hot can't be the loop variable.
# observed: InvalidArgumentError Input 1 to node `while/one_hot` with op OneHot must be a compil...
from tensorflow import function
import tensorflow as tf


@function(jit_compile=True)
def f(x):
    s = 0.0
    for i in tf.range(1, 4):
        s += tf.reduce_sum(tf.one_hot([0], i)) * x  # expect: TFF165
    return s


try:
    f(tf.constant(1.0))
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, str(e).splitlines()[0])

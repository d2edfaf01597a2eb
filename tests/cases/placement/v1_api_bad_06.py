# .eval() of a tensor.
# observed: ends with ValueError: Cannot evaluate tensor using `eval()`: No default session is
#   regi...
import tensorflow as tf


@tf.function
def f(x):
    y = tf.reduce_sum(x)
    return y.eval()  # expect: TFF175


print(f(tf.ones([2])))

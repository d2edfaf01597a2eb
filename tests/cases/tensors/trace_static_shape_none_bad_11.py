# Unknown rank.
# observed: ValueError ValueError: Cannot take the length of shape wi...
# eager: ...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec(None, tf.float32)])
def f(x):
    if len(x.shape) == 2:  # expect: TFF155
        return x[0]
    return x


try:
    f(tf.ones([2, 2]))
except ValueError as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())

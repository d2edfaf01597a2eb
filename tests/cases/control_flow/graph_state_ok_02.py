# Size and rank are python.
# observed: [2.]
import tensorflow as tf

@tf.function
def f(x):
    if len(x.shape) == 1:
        x = x[tf.newaxis]
        squeeze = True
    else:
        squeeze = False
    if x.shape[-1] > 100:
        return x
    y = x * 2.0
    if squeeze:
        return y[0]
    return y

print(f(tf.constant([1.0])).numpy())

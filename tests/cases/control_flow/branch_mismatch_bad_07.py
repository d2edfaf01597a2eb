# Element of a dict.
# observed: ends with TypeError: 'cfg['scale']' has dtype float32 in the main branch, but dtype
#   int32 in the else branch
import tensorflow as tf

@tf.function
def f(x):
    cfg = {"scale": 1}
    if tf.reduce_sum(x) > 100.0:  # expect: TFF130
        cfg["scale"] = 2.5
    return tf.cast(cfg["scale"], tf.float32) * x

print(f(tf.constant([1.0])).numpy())

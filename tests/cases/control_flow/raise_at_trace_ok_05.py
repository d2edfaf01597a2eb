# Raise in py_function body and nested unused def.
# observed: 1.0
import tensorflow as tf

def host(v):
    if v.numpy() < 0:
        raise ValueError("negative")
    return v

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        def never():
            raise ValueError("never")
        y = tf.py_function(host, [x[0]], tf.float32)
    else:
        y = x[0]
    return y

print(f(tf.constant([1.0])).numpy())

# Index into a python list.
# observed: 0.768
import tensorflow as tf
FNS = [tf.sin, tf.cos] * 20

@tf.function
def f(x):
    for i in range(40):
        x = FNS[i](x)
    return x

print(round(float(f(tf.constant(1.0))), 3))

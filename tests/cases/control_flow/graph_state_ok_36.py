# Break with a python flag in a python loop and tensor else.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x, depth=2):
    for d in range(10):
        if d == depth:
            break
        if x > 0.0:
            x = x * 0.5
        else:
            x = -x
    return x

print(f(tf.constant(4.0)).numpy())

# While with a python list of tensors grows.
# observed: ends with TypeError: [., .]
import tensorflow as tf

@tf.function
def f(x):
    xs = [x]
    while tf.reduce_sum(x) < 10.0:
        x = x * 2.0
        xs += [x]  # expect: TFF135
    return xs[0]

print(f(tf.constant(1.0)).numpy())

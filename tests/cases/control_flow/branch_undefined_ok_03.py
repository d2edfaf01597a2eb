# Global and class attribute.
# observed: [2.]
import tensorflow as tf

class Cfg:
    rate = 0.5

@tf.function
def f(x):
    c = Cfg()
    if tf.reduce_sum(x) > 0.0:
        c.rate = 2.0
    return x * c.rate

print(f(tf.constant([1.0])).numpy())

# math on static sizes.
# observed: tf.Tensor([0.9802581 1.9605162], shape=(2,), dtype=float32)
import tensorflow as tf
import math


@tf.function
def f(x):
    return x * math.sqrt(x.shape[0]) * math.log(len(x))


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

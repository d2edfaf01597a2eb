# Dict key and get.
# observed: TypeError: in user code: TypeError: Tensor is unhashable.... | TypeError: in user code: TypeError: Tensor
#   is unhashable....
# eager: TypeError: Tensor is unhashable. Instead, use tensor.ref(... | TypeError: Tensor is unhashable. Instead, use
#   tensor.ref(...
import tensorflow as tf


@tf.function
def f(x):
    cache = {x: x * 2.0}  # expect: TFF156
    return cache[x]  # expect: TFF156


@tf.function
def g(x):
    return {1: 10, 2: 20}.get(tf.abs(x), 0)  # expect: TFF156


try:
    print(f(tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(g(tf.constant(1)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

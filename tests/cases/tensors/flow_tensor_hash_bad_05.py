# Lru cache.
# observed: TypeError: in user code: TypeError: Tensor is unhashable....
# eager: TypeError: Tensor is unhashable. Instead, use tensor.ref(...
import functools
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def scaled(x):
    return x * 2.0


@tf.function
def f(x):
    return scaled(x)  # expect: TFF156


try:
    print(f(tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

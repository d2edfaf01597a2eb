# A cached factory of tf.functions, and a cache without tensors.
# observed: 2.0 [1. 1.] 2.0
import functools

import tensorflow as tf


@functools.lru_cache(maxsize=None)
def make(k):
    @tf.function
    def f(x):
        return x * k

    return f


@functools.cache
@tf.function
def ones():
    return tf.ones([2])


@functools.lru_cache
@tf.function
def eye(n):
    return tf.eye(n)


print(float(make(2.0)(tf.constant(1.0))), ones().numpy(), eye(2).numpy().sum())

# Traced functions kept in a dict or by lru_cache are made once.
# observed: 3.0 8.0 1 | 1 1
import functools

import tensorflow as tf

_cache = {}


def compiled(loss_fn, jit=False):
    key = (loss_fn, jit)
    if key not in _cache:
        _cache[key] = tf.function(loss_fn, jit_compile=jit)
    return _cache[key]


@functools.lru_cache(maxsize=None)
def compiled_power(n):
    @tf.function
    def power(x):
        return x**n

    return power


def loss(x):
    return tf.reduce_sum(x * x)


for _ in range(3):
    value = compiled(loss)(tf.ones([3]))
    cube = compiled_power(3)(tf.constant(2.0))
print(value.numpy(), cube.numpy(), compiled(loss).experimental_get_tracing_count())
print(compiled_power(3).experimental_get_tracing_count(), len(_cache))

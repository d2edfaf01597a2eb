# A dict keeps a function for each key.
# observed: 3 [1, 1]
import tensorflow as tf


cache = {}


def step_for(n):
    try:
        return cache[n]
    except KeyError:
        cache[n] = tf.function(lambda x: x * n)
        return cache[n]


for i in range(4):
    y = step_for(i % 2)(tf.constant(3))
print(int(y), [f.experimental_get_tracing_count() for f in cache.values()])

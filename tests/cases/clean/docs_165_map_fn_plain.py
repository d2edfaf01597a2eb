# A pure function in tf.map_fn.
# source: https://www.tensorflow.org/api_docs/python/tf/map_fn
# observed: [ 6 10  4]
import tensorflow as tf

@tf.function
def run(elems):
    return tf.map_fn(lambda t: t * 2, elems, parallel_iterations=3)

print(run(tf.constant([3, 5, 2])).numpy())

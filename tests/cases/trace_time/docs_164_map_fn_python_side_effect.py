# The function given to tf.map_fn prints once, not once per element, and not again in the second call.
# source: https://www.tensorflow.org/api_docs/python/tf/map_fn
# observed: grow called | [2 2 2]
import tensorflow as tf

def grow(t):
    print("grow called")  # expect: TFF101
    return t * 2

@tf.function
def run(elems):
    return tf.map_fn(grow, elems)

run(tf.constant([3, 5, 2]))
print(run(tf.constant([1, 1, 1])).numpy())

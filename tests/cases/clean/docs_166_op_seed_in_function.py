# Two random operations and two calls give four numbers.
# source: https://www.tensorflow.org/api_docs/python/tf/random/set_seed
# observed: all four differ: True
import tensorflow as tf

tf.random.set_seed(1234)

@tf.function
def draw():
    a = tf.random.uniform([1])
    b = tf.random.uniform([1])
    return a, b

first = [float(t[0]) for t in draw()]
second = [float(t[0]) for t in draw()]
print("all four differ:", len(set(first + second)) == 4)

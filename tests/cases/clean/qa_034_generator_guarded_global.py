# A global Generator made once gives new numbers.
# source: https://www.tensorflow.org/guide/random_numbers
# observed: two draws differ: True
import tensorflow as tf

g = None


@tf.function
def noisy(x):
    global g
    if g is None:
        g = tf.random.Generator.from_seed(1)
    return x + g.normal([])


first = noisy(tf.constant(0.0)).numpy()
second = noisy(tf.constant(0.0)).numpy()
print("two draws differ:", first != second)

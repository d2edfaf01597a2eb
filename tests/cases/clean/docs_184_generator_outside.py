# A Generator made outside gives new numbers.
# source: https://www.tensorflow.org/guide/random_numbers#creating_generators_outside_tffunction
# observed: two draws differ: True
import tensorflow as tf

g = tf.random.Generator.from_seed(1)

@tf.function
def draw():
    return g.normal([])

print("two draws differ:", bool(draw().numpy() != draw().numpy()))

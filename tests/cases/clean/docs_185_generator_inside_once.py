# A Generator made once behind a None guard gives new numbers.
# source: https://www.tensorflow.org/guide/random_numbers#creating_generators_inside_tffunction
# observed: two draws differ: True
import tensorflow as tf

g = None

@tf.function
def draw():
    global g
    if g is None:
        g = tf.random.Generator.from_seed(1)
    return g.normal([])

print("two draws differ:", bool(draw().numpy() != draw().numpy()))

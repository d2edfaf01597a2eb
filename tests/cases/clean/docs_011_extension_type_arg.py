# An ExtensionType argument is traced once.
# source: https://www.tensorflow.org/guide/function#use_the_tracing_protocol
# observed: traces 1
import tensorflow as tf

class Recipe(tf.experimental.ExtensionType):
    flavor: tf.Tensor

@tf.function
def mix(a, b):
    return a.flavor + b.flavor

mix(Recipe(tf.constant([1, 2])), Recipe(tf.constant([3, 4])))
mix(Recipe(tf.constant([5, 6])), Recipe(tf.constant([7, 8])))
print("traces", mix.experimental_get_tracing_count())

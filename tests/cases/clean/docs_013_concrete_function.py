# A concrete function for any scalar string serves two calls.
# source: https://www.tensorflow.org/guide/function#obtaining_concrete_functions
# observed: b'hi!' b'ho!'
import tensorflow as tf

@tf.function
def shout(text):
    return text + "!"

shout_any = shout.get_concrete_function(tf.TensorSpec(shape=[], dtype=tf.string))
print(shout_any(tf.constant("hi")).numpy(), shout_any(tf.constant("ho")).numpy())

# A Keras input, an example tensor, a string.
# observed: TypeError | TypeError | TypeError
import tensorflow as tf


image = tf.keras.Input([3])
example = tf.zeros([2, 3])


def f(x):
    return x


for signature in ("image", "example", "name"):
    try:
        if signature == "image":
            tf.function(f, input_signature=[image])  # expect: TFF118
        elif signature == "example":
            tf.function(f, input_signature=(example,))  # expect: TFF118
        else:
            tf.function(f, input_signature=["x"])  # expect: TFF118
    except TypeError as err:
        print(type(err).__name__)

# Two lists of tensors that a layer is called with, added, make a list: Python goes over it, under a name too.
# observed: 4.0 4.0 4.0 4.0
import keras
import tensorflow as tf


class Loop(keras.layers.Layer):
    def call(self, left, right):
        both = left + right
        total = 0.0
        for part in both:
            total += part
        return total


class Comprehension(keras.layers.Layer):
    def call(self, left, right):
        both = left + right
        return tf.add_n([part * 1.0 for part in both])


class Unpacking(keras.layers.Layer):
    def call(self, left, right):
        both = left + right
        first, *rest = both
        return first + tf.add_n(rest)


class Bare(keras.layers.Layer):
    def call(self, left, right):
        first, second = left + right
        return first + second


layers = [Loop(), Comprehension(), Unpacking(), Bare()]


@tf.function
def run(left, right):
    return [layer(left, right) for layer in layers]


print(*[float(tf.reduce_sum(total)) for total in run([tf.ones(2)], [tf.ones(2)])])

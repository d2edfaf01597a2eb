# A static method and a nested function called self-less.
# observed: 4.0 3.0
import tensorflow as tf


class Tool:
    @staticmethod
    @tf.function(input_signature=[tf.TensorSpec([])])
    def double(x):
        return x * 2.0


def make():
    spec = tf.TensorSpec([], tf.float32)

    @tf.function(input_signature=[spec] * 2)
    def add(a, b):
        return a + b

    return add


print(Tool.double(tf.constant(2.0)).numpy(), make()(tf.constant(1.0), tf.constant(2.0)).numpy())

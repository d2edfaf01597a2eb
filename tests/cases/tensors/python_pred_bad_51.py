# tf.cond takes a Python bool eagerly, and no Python value in a graph.
# observed: ends with TypeError: ('pred must not be a Python bool', True)...
import tensorflow as tf


class Dropper:
    def __init__(self, rate):
        self.rate = rate

    @tf.function
    def __call__(self, x, training=True, scale=None):
        x = tf.cond(training, lambda: x * (1.0 - self.rate), lambda: x)  # expect: TFF150
        return x if scale is None else x * scale


print(Dropper(0.5)(tf.constant([2.0])).numpy())

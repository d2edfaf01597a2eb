# What a layer is called with may be lists and dicts of tensors: its parts are asked for their truth, sliced and added to each other.
# observed: 6.0 2 | 5.0 | 3.0 2.0
import tensorflow as tf


class Pair(tf.keras.layers.Layer):
    def call(self, inputs):
        state, messages, context = inputs
        assert not context, "unexpected context"
        if messages:
            for message in messages.values():
                state = state + message
        return state, len(messages)


class Rest(tf.keras.layers.Layer):
    def call(self, inputs):
        total = inputs[0]
        for part in inputs[1:]:
            total = total + part
        return tf.add_n([total, *[tf.abs(part) for part in reversed(inputs[1:])]])


class Both(tf.keras.layers.Layer):
    def call(self, inputs, more):
        for part in inputs + more:
            self.add_loss(tf.reduce_mean(part))
        extended = inputs + [more[0]]
        return extended[0] + extended[-1], tf.cast(len(inputs + more), tf.float32)


pair, rest, both = Pair(), Rest(), Both()
one, two = tf.ones([1]), tf.constant([2.0])
total, count = tf.function(lambda x: pair((x, {"a": two, "b": two + 1.0}, {})))(one)
print(float(total[0]), int(count))
print(float(tf.function(lambda x: rest([x, two]))(one)[0]))
total, count = tf.function(lambda x: both([x], [two]))(one)
print(float(total[0]), float(count))

# A layer that goes over the list which it is given: flattened and joined, it is still a list.
# observed: [7.]
import tensorflow as tf2
from tensorflow import nest


class Total(tf2.keras.layers.Layer):
    def call(self, inputs):
        total = tf2.add_n(nest.flatten(inputs))
        for part in inputs:
            total = total + part
        return total + tf2.concat(inputs, 0)[:1]


layer = Total()
infer = tf2.function(lambda a, b: layer([a, b]))
print(infer(tf2.constant([1.0]), tf2.constant([2.0])).numpy())

# unsafe_hash with a variable; two methods.
# observed: ends with TypeError: Variable is unhashable. Instead, use variable.ref() as the key.
#   (V...
from dataclasses import dataclass, field

import tensorflow as tf


@dataclass(unsafe_hash=True)
class Layer:
    w: tf.Variable
    name: str = "layer"

    @tf.function  # expect: TFF178
    def run(self, x):
        return self.w * x

    @tf.function(reduce_retracing=True)  # expect: TFF178
    def twice(self, x):
        return self.w * x * 2.0


layer = Layer(tf.Variable(1.0))
print(float(layer.run(tf.constant(1.0))))

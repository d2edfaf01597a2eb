# A `for` over what the function also asks for its size, by another name for TensorFlow's op.
# observed: OperatorNotAllowedInGraphError
# eager: 3.0
import tensorflow as tf2
from tensorflow import shape as sizes


class Total(tf2.keras.layers.Layer):
    def call(self, x):
        total = tf2.zeros(sizes(x)[1:])
        for row in x:  # expect: TFF147
            total = total + row
        return total


layer = Total()
infer = tf2.function(lambda x: layer(x))
try:
    print(float(infer(tf2.constant([[1.0], [2.0]]))[0]))
except TypeError as error:
    print(type(error).__name__)

# A `for` over what the function also takes for one tensor fails without AutoGraph.
# observed: OperatorNotAllowedInGraphError
# eager: 3.0
import tensorflow as tf


class Total(tf.keras.layers.Layer):
    def call(self, x):
        total = tf.zeros(tf.shape(x)[1:])
        for row in x:  # expect: TFF147
            total = total + row
        return total


layer = Total()
infer = tf.function(lambda x: layer(x))
try:
    print(float(infer(tf.constant([[1.0], [2.0]]))[0]))
except TypeError as error:
    print(type(error).__name__)

# A part of what a layer is called with is a tensor once it is compared, added to a number or given to an op.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# eager: 2.0 | 3.0 | 4.0
import tensorflow as tf


class Compared(tf.keras.layers.Layer):
    def call(self, inputs):
        state, scale = inputs
        if scale > 0.0:  # expect: TFF147
            state = state * 2.0
        return state


class Added(tf.keras.layers.Layer):
    def call(self, inputs):
        state, scale = inputs
        while scale + 1.0 < 3.0:  # expect: TFF147
            scale, state = scale + 1.0, state + 2.0
        return state


class Given(tf.keras.layers.Layer):
    def call(self, inputs):
        for row in inputs:  # expect: TFF147
            first = row
        return first + tf.reduce_sum(inputs)


one = tf.ones([])
for layer, given in ((Compared(), (one, one)), (Added(), (one, one)), (Given(), tf.ones([3]))):
    try:
        print(float(tf.function(lambda x: layer(x))(given)))
    except Exception as error:
        print(type(error).__name__)

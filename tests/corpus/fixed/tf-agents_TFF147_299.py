# reduced from tf-agents 0.19.0 tf_agents/keras_layers/dynamic_unroll_layer.py:299
# observed: [[2. 2.]]
# eager: [[2. 2.]]
import tensorflow as tf


class DynamicUnroll(tf.keras.layers.Layer):
    def call(self, inputs):
        shapes = tuple(x.shape for x in tf.nest.flatten(inputs))
        const_batch_size = tf.compat.dimension_value(shapes[0][1])
        for shape in shapes:
            got_batch_size = tf.compat.dimension_value(shape[1])
            if const_batch_size is None:
                const_batch_size = got_batch_size
            if got_batch_size is not None and const_batch_size != got_batch_size:
                raise ValueError("batch_size is not the same for all the elements in the input.")
        return inputs * 2.0


unroll = DynamicUnroll()
print(tf.function(lambda x: unroll(x))(tf.ones([1, 2])).numpy())

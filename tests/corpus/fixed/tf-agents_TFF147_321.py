# reduced from tf-agents 0.19.0 tf_agents/keras_layers/dynamic_unroll_layer.py:321
# observed: [1. 1.]
# eager: [1. 1.]
import tensorflow as tf


class DynamicUnroll(tf.keras.layers.Layer):
    def call(self, inputs):
        iterations = inputs.shape[0] or tf.shape(inputs)[0]
        if not tf.is_tensor(iterations) and iterations == 1:
            return inputs
        return tf.reduce_sum(inputs, axis=0) / tf.cast(iterations, tf.float32)


unroll = DynamicUnroll()
step = tf.function(lambda x: unroll(x), input_signature=[tf.TensorSpec([None, 2])])
print(step(tf.ones([3, 2])).numpy())

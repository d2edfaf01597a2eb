# A Keras call under tf.function with a signature loops over dynamic time steps.
# source: https://www.tensorflow.org/guide/effective_tf2
# observed: (2, 4, 3)
import tensorflow as tf

class DynamicSum(tf.keras.layers.Layer):
    @tf.function(input_signature=[tf.TensorSpec(dtype=tf.float32, shape=[None, None, 3])])
    def call(self, inputs):
        inputs = tf.transpose(inputs, [1, 0, 2])
        steps = tf.shape(inputs)[0]
        outputs = tf.TensorArray(tf.float32, steps)
        state = tf.zeros([tf.shape(inputs)[1], 3])
        for i in tf.range(steps):
            state = tf.tanh(inputs[i] + state)
            outputs = outputs.write(i, state)
        return tf.transpose(outputs.stack(), [1, 0, 2])

print(DynamicSum()(tf.ones([2, 4, 3])).shape)

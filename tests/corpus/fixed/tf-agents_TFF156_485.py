# reduced from tf-agents 0.19.0 tf_agents/keras_layers/dynamic_unroll_layer.py:485
# observed: (3, 2)
# eager: (3, 2)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2])])
def unroll(inputs):
    iterations = inputs.shape[0] or tf.shape(inputs)[0]
    outputs = tf.TensorArray(tf.float32, size=iterations, element_shape=[2]).unstack(inputs).stack()
    if isinstance(iterations, int):
        outputs.set_shape(tf.TensorShape([iterations]).concatenate(outputs.shape[1:]))
    return outputs


print(unroll(tf.ones([3, 2])).shape)

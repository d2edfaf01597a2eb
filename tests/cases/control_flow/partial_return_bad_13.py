# Keras layer call decorated, tensor if.
# observed: ends with ValueError: • x=tf.Tensor(shape=(1, 1), dtype=float32)
import tensorflow as tf

class Gate(tf.keras.layers.Layer):
    @tf.function
    def call(self, x):
        if tf.reduce_mean(x) > 0.0:  # expect: TFF132
            return x

gate = Gate()
print(gate(tf.constant([[1.0]])).numpy())

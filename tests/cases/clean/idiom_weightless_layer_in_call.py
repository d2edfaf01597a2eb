# Layers without weights may be made in a layer's call.
# observed: (2, 2) 2 3
import tensorflow as tf


class Head(tf.keras.layers.Layer):
    def __init__(self, levels):
        super().__init__()
        self.levels = levels
        self.dense = tf.keras.layers.Dense(2)

    def call(self, inputs):
        merged = tf.keras.layers.Concatenate()(inputs)
        flat = tf.keras.layers.Flatten()(merged)
        pooled = tf.keras.layers.Add()([flat, flat])
        return tf.keras.layers.Softmax()(self.dense(pooled))


head = Head(2)
fn = tf.function(head)
for n in (1, 2):
    out = fn([tf.ones([n, 2]), tf.zeros([n, 2])])
print(out.shape, len(head.weights), fn.experimental_get_tracing_count())

# reduced from keras-cv 0.9.0 keras_cv/src/layers/transformer_encoder.py:124
# observed: [[2. 2.]] | ends with ValueError: • inputs=tf.Tensor(shape=(1, 2), dtype=float32)
# eager: [[2. 2.]] | [[2. 2.]]
import tensorflow as tf
from tensorflow.keras import layers


class TransformerEncoder(layers.Layer):
    def __init__(self, mlp_dropout=0.1):
        super().__init__()
        self.mlp_dropout = mlp_dropout
        self.dense2 = layers.Dense(2, kernel_initializer="ones")

    def call(self, inputs):
        y = self.dense2(inputs)
        return layers.Dropout(self.mlp_dropout)(y)  # expect: TFF122


encoder = TransformerEncoder()
print(encoder(tf.ones([1, 2])).numpy())
encode = tf.function(lambda images: encoder(images))
print(encode(tf.ones([1, 2])).numpy())

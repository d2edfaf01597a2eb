# reduced from keras-cv 0.9.0 keras_cv/src/layers/transformer_encoder.py:112
# observed: ends with ValueError: • inputs=tf.Tensor(shape=(2, 2), dtype=float32)
# eager: [[3. 3.] | [3. 3.]]
from tensorflow import keras
from tensorflow import ones
from tensorflow.keras import layers


class TransformerEncoder(layers.Layer):
    def __init__(self, mlp_dropout=0.1):
        super().__init__()
        self.mlp_dropout = mlp_dropout
        self.attn = layers.Dense(2, kernel_initializer="ones")

    def call(self, inputs):
        x = self.attn(inputs)
        x = layers.Dropout(self.mlp_dropout)(x)  # expect: TFF122
        return layers.Add()([x, inputs])


model = keras.Sequential([TransformerEncoder()])
print(model.predict(ones([2, 2]), verbose=0))

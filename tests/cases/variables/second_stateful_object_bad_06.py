# Two unbuilt layers as arguments.
# observed: (1, 2) | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: (1, 2) | (1, 4)
import tensorflow as tf
from tensorflow.keras import layers


@tf.function
def apply(layer, x):
    return tf.nn.relu(layer(x))


x = tf.ones([1, 4])
first = layers.Dense(2)
second = layers.LayerNormalization()
print(apply(first, x).shape)
try:
    print(apply(second, x).shape)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

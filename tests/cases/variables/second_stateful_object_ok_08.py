# Layers without weights, or with a seed made at once (twin of bad_06).
# observed: (1, 4) (1, 4)
import tensorflow as tf
from tensorflow.keras import layers


@tf.function
def apply(layer, x):
    return layer(x)


x = tf.ones([1, 4])
relu = layers.ReLU()
drop = layers.Dropout(0.5)
print(apply(relu, x).shape, apply(drop, x).shape)

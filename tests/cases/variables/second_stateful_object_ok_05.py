# Models that know their input shape are built from the start (twin of bad_04).
# observed: (1, 2) | (1, 3)
import tensorflow as tf


@tf.function
def predict(model, x):
    return model(x)


inputs = tf.keras.Input((3,))
functional = tf.keras.Model(inputs, tf.keras.layers.Dense(2)(inputs))
stacked = tf.keras.Sequential()
stacked.add(tf.keras.layers.InputLayer(shape=(3,)))
stacked.add(tf.keras.layers.Dense(3))
for model in (functional, stacked):
    print(predict(model, tf.ones([1, 3])).shape)

# Sequential models that add fills are unbuilt too.
# observed: (1, 1) | VE
# eager: (1, 1) | (1, 2)
import tensorflow as tf


@tf.function
def predict(model, x):
    return model(x)


a = tf.keras.Sequential()
a.add(tf.keras.layers.Dense(1))
b = tf.keras.Sequential()
b.add(tf.keras.layers.Dense(2))
try:
    print(predict(a, tf.ones([1, 3])).shape)
    print(predict(b, tf.ones([1, 3])).shape)  # expect: TFF129
except ValueError:
    print("VE")

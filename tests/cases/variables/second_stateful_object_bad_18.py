# A clone of an unbuilt model is unbuilt; compile and summary build nothing.
# observed: (1, 2) | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: (1, 2) | (1, 2)
import tensorflow as tf


@tf.function
def predict(model, x):
    return model(x, training=False)


x = tf.ones([1, 3])
online = tf.keras.Sequential([tf.keras.layers.Dense(2)])
target = tf.keras.models.clone_model(online)
target.compile("sgd", "mse")
print(predict(online, x).shape)
try:
    print(predict(target, x).shape)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

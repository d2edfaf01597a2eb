# An ensemble of unbuilt models goes through one traced function.
# observed: ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: [[2, 1], [2, 1], [2, 1]]
import tensorflow as tf


def make():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])


@tf.function
def predict(model, x):
    return model(x)


models = [make() for _ in range(3)]
x = tf.ones([2, 3])
try:
    print([predict(model, x).shape.as_list() for model in models])  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

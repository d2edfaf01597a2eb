# An ensemble of models that build has built, in a loop (twin of bad_05).
# observed: (2, 1) | (2, 1)
import tensorflow as tf


def make():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    model.build((None, 3))
    return model


@tf.function
def predict(model, x):
    return model(x)


models = [make() for _ in range(2)]
for model in models:
    print(predict(model, tf.ones([2, 3])).shape)

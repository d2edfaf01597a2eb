# Compile in a function that builds the model.
# observed: True
import tensorflow as tf


def build_model(units):
    model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(units)])
    model.compile(optimizer="sgd", loss="mse", run_eagerly=True)  # expect: TFF174
    return model


print(build_model(1).run_eagerly)

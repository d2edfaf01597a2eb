# Under a strategy's scope, in a function called in main.
# observed: True
import tensorflow as tf


def build():
    strategy = tf.distribute.get_strategy()
    with strategy.scope():
        model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
        model.compile("sgd", loss="mse", run_eagerly=True)  # expect: TFF174
    return model


print(build().run_eagerly)

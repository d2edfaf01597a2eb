# A function that builds a Keras model, called in a loop over sizes.
# kind: model builder
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(38)


def make_model(units):  # keep: changes
    inputs = layers.Input((4,))
    x = layers.Dense(units, activation="relu")(inputs)
    x = layers.Dense(units, activation="relu")(x) + x
    x = layers.LayerNormalization()(x)
    return tf.keras.Model(inputs, layers.Dense(2)(x))


def main(count):
    sizes = []
    for units in range(2, 2 + count):
        sizes.append(make_model(units).count_params())
    return sizes


if __name__ == "__main__":
    print(main(3))

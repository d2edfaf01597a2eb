# A convolutional network on large images: the kernels are all the time there is.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(73)
layers = [tf.keras.layers.Conv2D(24, 5, padding="same", activation="relu") for _ in range(3)]
network = tf.keras.Sequential([tf.keras.Input((256, 256, 3)), *layers, tf.keras.layers.GlobalAveragePooling2D()])


def describe(images):  # keep: gains nothing
    return tf.nn.softmax(network(images, training=False))


def main(batches):
    found = []
    for i in range(batches):
        images = tf.random.stateless_uniform((4, 256, 256, 3), (73, i))
        found.append(describe(images).numpy())
    return found


if __name__ == "__main__":
    print(main(2))

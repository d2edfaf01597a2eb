# A tf.function that builds the model into a holder, once.
# kind: model builder
import tensorflow as tf

tf.keras.utils.set_random_seed(47)
parts = {}


@tf.function
def build_parts():  # advise: TFF192
    parts["body"] = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(3)])


build_parts()


def main(steps):
    body = parts["body"]
    return [tf.shape(body(tf.ones((2, 4)) * float(i))).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(3))

# A tf.function that makes layers, and gives nothing back.
# kind: model builder
import tensorflow as tf


class Heads:
    def __init__(self):
        self.heads = []

    @tf.function
    def configure(self):  # advise: TFF192
        for units in (2, 3):
            self.heads.append(tf.keras.layers.Dense(units, kernel_initializer="ones"))


heads = Heads()
heads.configure()


def main(steps):
    return [tf.reduce_sum(head(tf.ones((1, 4)) * float(i))).numpy() for head in heads.heads for i in range(steps)]


if __name__ == "__main__":
    print(main(2))

# Keras does not convert what call() calls; the decorator on the inner function does.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(51)


@tf.function
def bounded(x):  # keep: needed
    while tf.reduce_max(tf.abs(x)) > 1.0:
        x = x / 2.0
    return x


class Halving(tf.keras.Model):
    def call(self, x):
        return bounded(x)


model = Halving()


def main(rounds):
    return [model.predict(tf.ones((2, 3)) * float(i), verbose=0) for i in range(rounds)]


if __name__ == "__main__":
    print(main(3))

# The method of a service that forwards to the tf.function in an attribute.
# kind: thin wrapper
import tensorflow as tf

tf.keras.utils.set_random_seed(45)


class Service:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(2)])
        self.run = tf.function(self._run)

    def _run(self, x):
        logits = self.model(x, training=False)
        return tf.nn.softmax(logits)

    @tf.function
    def __call__(self, x):  # advise: TFF192
        return self.run(x)


service = Service()


def main(calls):
    return [service(tf.ones((2, 4)) * 0.1 * i).numpy() for i in range(calls)]


if __name__ == "__main__":
    print(main(5))

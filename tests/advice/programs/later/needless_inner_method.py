# A private helper method of a traced step is decorated as well.
# kind: custom training loop
import tensorflow as tf


class Fitter(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable([1.0, 1.0])

    @tf.function
    def _error(self, x):  # advise: TFF192
        return tf.reduce_sum(tf.square(self.w * x - 2.0)) + tf.reduce_sum(tf.abs(self.w))

    @tf.function
    def fit(self, x):  # keep: needed
        with tf.GradientTape() as tape:
            loss = self._error(x)
        self.w.assign_sub(0.01 * tape.gradient(loss, self.w))
        return loss


fitter = Fitter()


def main(steps):
    return [fitter.fit(tf.constant([1.0, 2.0])).numpy() for _ in range(steps)]


if __name__ == "__main__":
    print(main(4))

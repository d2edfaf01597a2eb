# The step of a physics-informed network that also keeps a Python log and prints.
# kind: physics-informed network
import tensorflow as tf

tf.keras.utils.set_random_seed(19)


class Heat:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(8, "tanh"), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-2)
        self.epoch = 0
        self.log = []

    def train_step(self, x):  # keep: changes
        with tf.GradientTape() as tape:
            with tf.GradientTape() as inner:
                inner.watch(x)
                u = self.net(x)
            loss = tf.reduce_mean(tf.square(inner.gradient(u, x) - x))
        weights = self.net.trainable_variables
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        self.epoch += 1
        if self.epoch % 2 == 0:
            self.log.append(float(loss))
        return loss


heat = Heat()


def main(epochs):
    for _ in range(epochs):
        heat.train_step(tf.reshape(tf.linspace(0.0, 1.0, 8), (-1, 1)))
    return [heat.epoch, *heat.log]


if __name__ == "__main__":
    print(main(5))

# An abstract method that a subclass defines is traced by the base's tf.function.
# observed: pred (1, 1)
# eager: pred (1, 1) | pred (1, 1) | pred (1, 1)
import abc
import tensorflow as tf


class Trainer(abc.ABC):
    def __init__(self, model):
        self.model = model
        self.opt = tf.keras.optimizers.SGD(0.1)

    @abc.abstractmethod
    def compute_loss(self, x, y):
        ...

    @tf.function
    def train_step(self, x, y):
        with tf.GradientTape() as tape:
            loss = self.compute_loss(x, y)
        g = tape.gradient(loss, self.model.trainable_variables)
        self.opt.apply_gradients(zip(g, self.model.trainable_variables))
        return loss


class MSETrainer(Trainer):
    def compute_loss(self, x, y):
        p = self.model(x)
        print("pred", p.shape)  # expect: TFF101
        return tf.reduce_mean((p - y) ** 2)


class MAETrainer(Trainer):
    def compute_loss(self, x, y):
        return tf.reduce_mean(tf.abs(self.model(x) - y))


model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
t = MSETrainer(model)
for _ in range(3):
    t.train_step(tf.ones((1, 2)), tf.ones((1, 1)))

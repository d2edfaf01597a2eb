# Two trainers as arguments of one module-level function: each brings an Adam.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | 1.0
import tensorflow as tf


class Trainer:
    def __init__(self, rate):
        self.w = tf.Variable(2.0)
        self.optimizer = tf.keras.optimizers.Adam(rate)


@tf.function
def step(trainer, x):
    with tf.GradientTape() as tape:
        loss = tf.square(trainer.w - x)
    trainer.optimizer.apply_gradients([(tape.gradient(loss, trainer.w), trainer.w)])
    return loss


a, b = Trainer(1e-2), Trainer(1e-3)
print(step(a, tf.constant(1.0)).numpy())
try:
    print(step(b, tf.constant(1.0)).numpy())  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

# The untraced method passes the attribute as a tensor.
# observed: [6.0, 3.0, 2.0] traces 1
import tensorflow as tf


class Annealed:
    def __init__(self):
        self.epoch = 0

    def loss(self, x):
        return self._loss(x, tf.constant(self.epoch))

    @tf.function
    def _loss(self, x, epoch):
        return x / tf.cast(1 + epoch, tf.float32)

    def on_epoch_end(self):
        self.epoch += 1


m = Annealed()
out = []
for _ in range(3):
    out.append(float(m.loss(tf.constant(6.0))))
    m.on_epoch_end()
print(out, "traces", m._loss.experimental_get_tracing_count())

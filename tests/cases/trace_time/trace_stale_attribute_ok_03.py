# An attribute that only untraced code reads may change.
# observed: epoch 3 traces 1
import tensorflow as tf


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.epoch = 0

    @tf.function
    def step(self, x):
        return x * 2.0

    def fit(self, n):
        for _ in range(n):
            self.step(tf.constant(1.0))
            self.epoch += 1


t = Trainer()
t.fit(3)
print("epoch", t.epoch, "traces", t.step.experimental_get_tracing_count())

# Property without tensor condition.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self, raw, mode="abs"):
        super().__init__()
        self.raw, self.mode = raw, mode
    @property
    def value(self):
        if self.mode == "abs":
            return tf.abs(self.raw)
        return self.raw


@tf.function
def f(x):
    return Scale(x).value * 2.0


print(f(tf.constant(-1.0)))

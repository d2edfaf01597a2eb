# An untraced method that calls a module-level tf.function.
# observed: 3.0 1
import tensorflow as tf


@tf.function
def _forward(x, gain):
    return x * gain


class Model:
    def __init__(self, gain):
        self.gain = tf.constant(gain)

    def forward(self, x):
        return _forward(x, self.gain)


for gain in (1.0, 2.0, 3.0):
    model = Model(gain)
    y = model.forward(tf.constant(1.0))
print(y.numpy(), _forward.experimental_get_tracing_count())

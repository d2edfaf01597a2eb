# A value fed back as a Python float, in a method with try and with.
# observed: 0.5 4
import contextlib

import tensorflow as tf


class Decay(tf.Module):
    @tf.function(reduce_retracing=True)
    def once(self, value):
        return value * 0.5

    def run(self, value, steps):
        with contextlib.suppress(ValueError):
            for _ in range(steps):
                try:
                    value = float(self.once(value))  # expect: TFF111
                finally:
                    pass
        return value


decay = Decay()
print(decay.run(8.0, 4), decay.once.experimental_get_tracing_count())

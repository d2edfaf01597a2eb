# A cached property.
# observed: 2.0 1
import functools

import tensorflow as tf


class Model:
    @functools.cached_property
    def step(self):
        @tf.function
        def step(x):
            return x * 2.0

        return step


model = Model()
for _ in range(4):
    y = model.step(tf.constant(1.0))
print(y.numpy(), model.step.experimental_get_tracing_count())

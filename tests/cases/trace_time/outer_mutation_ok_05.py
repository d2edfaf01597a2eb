# A dataclass made in the trace collects its parts.
# observed: 3.0

import dataclasses

import tensorflow as tf


@dataclasses.dataclass
class Loss:
    total: tf.Tensor = None
    parts: list = dataclasses.field(default_factory=list)

    def add(self, value):
        self.parts.append(value)
        self.total = value if self.total is None else self.total + value


@tf.function
def step(x):
    loss = Loss()
    for k in range(3):
        loss.add(x * k)
    return loss.total, len(loss.parts)


print(step(tf.constant(1.0))[0].numpy())

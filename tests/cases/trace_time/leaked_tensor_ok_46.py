# A dataclass that eager code fills, and one that is made within the trace.
# observed: 3 [2.0, 2.0, 2.0] 4.0
from dataclasses import dataclass, field

import tensorflow as tf


@dataclass
class Meters:
    losses: list = field(default_factory=list)

    def add(self, loss):
        self.losses += [float(loss)]


meters = Meters()


@tf.function
def step(x):
    parts = Meters()
    parts.losses += [x]
    parts.losses.append(x * 3.0)
    return tf.add_n(parts.losses)


for _ in range(3):
    total = step(tf.constant(1.0))
    meters.add(total / 2.0)
print(len(meters.losses), meters.losses, total.numpy())

# A dataclass with unsafe_hash, and one with its own __hash__.
# observed: 3.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(unsafe_hash=True)
class Rate:
    value: float = 0.5


@dataclasses.dataclass
class Scale:
    value: float = 2.0

    def __hash__(self):
        return hash(self.value)


rate, scale = Rate(), Scale()


@tf.function
def step(x, rate, scale):
    return x * rate.value * scale.value


print(step(tf.constant(3.0), rate, scale).numpy())

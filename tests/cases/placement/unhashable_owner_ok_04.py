# compare=False with distinct names.
# observed: 1.0 5.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(frozen=True)
class Filter:
    name: str
    gain: float = dataclasses.field(compare=False)

    @tf.function
    def apply(self, x):
        return x * self.gain


low, high = Filter("low", 1.0), Filter("high", 5.0)
print(float(low.apply(tf.constant(1.0))), float(high.apply(tf.constant(1.0))))

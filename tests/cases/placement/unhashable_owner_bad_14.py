# Equal frozen instances share a function, made in a loop.
# observed: 1.0 1.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(frozen=True)
class Filter:
    name: str
    gain: float = dataclasses.field(default=1.0, compare=False)

    @tf.function  # expect: TFF178
    def apply(self, x):
        return x * self.gain


filters = [Filter("low", gain) for gain in (1.0, 5.0)]
first, second = filters
print(float(first.apply(tf.constant(1.0))), float(second.apply(tf.constant(1.0))))

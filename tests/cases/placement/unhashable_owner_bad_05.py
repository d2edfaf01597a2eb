# A plain dataclass inherits the traced method.
# observed: ends with TypeError: unhashable type: 'Config'
import dataclasses

import tensorflow as tf


class Runner:
    @tf.function
    def run(self, x):
        return x * self.k


@dataclasses.dataclass
class Config(Runner):  # expect: TFF178
    k: float = 2.0


c = Config()
print(float(c.run(tf.constant(1.0))))

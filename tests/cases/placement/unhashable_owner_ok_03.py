# The heir overrides the traced method, or adds a hash.
# observed: 2.0 1.0 3.0
import dataclasses

import tensorflow as tf


class Runner:
    @tf.function
    def run(self, x):
        return x


@dataclasses.dataclass
class Config(Runner):
    k: float = 2.0

    def run(self, x):
        return x * self.k


class Named(Runner):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 2


class Again(Config):
    def __hash__(self):
        return 3

    @tf.function
    def other(self, x):
        return x + self.k


x = tf.constant(1.0)
config, named, again = Config(), Named(), Again()
print(float(config.run(x)), float(named.run(x)), float(again.other(x)))

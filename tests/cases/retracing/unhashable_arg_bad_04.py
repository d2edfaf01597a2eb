# A subclass inherits the missing hash of a dataclass.
# observed: TypeError Could not generate a generic TraceType f
# eager: 1.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass
class Base:
    rate: float = 0.5


class Settings(Base):
    pass


class Trainer:
    def __init__(self, settings):
        self.settings = settings
        self._step = tf.function(self._impl)

    def _impl(self, x, settings):
        return x * settings.rate

    def step(self, x):
        return self._step(x, Settings())  # expect: TFF110


try:
    print(Trainer(Settings()).step(tf.constant(2.0)).numpy())
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

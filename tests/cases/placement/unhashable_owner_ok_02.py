# Static methods on a dataclass, tf.function in __init__, hash restored, slots with a plain base.
# observed: 1.0 2.0 2.0 | [1.0, 1.0, 1.0, 1.0] 2.0
import collections
import dataclasses
import enum

import tensorflow as tf


@dataclasses.dataclass
class Ops:
    k: float

    @staticmethod
    @tf.function
    def square(x):
        return x * x

    @classmethod
    @tf.function
    def double(cls, x):
        return x * 2.0

    def __post_init__(self):
        self.run = tf.function(self._run)

    def _run(self, x):
        return x * self.k


class Base:
    def __hash__(self):
        return 1


class Child(Base):
    def __eq__(self, other):
        return self is other

    __hash__ = Base.__hash__

    @tf.function
    def run(self, x):
        return x


class Slotted(Base):
    __slots__ = ("k",)

    @tf.function
    def run(self, x):
        return x


class Mode(enum.Enum):
    A = 1.0

    @tf.function
    def run(self, x):
        return x * self.value


class Text(str):
    @tf.function
    def run(self, x):
        return x


class Pair(collections.namedtuple("Pair", "a b")):
    @property
    @tf.function
    def total(self):
        return self.a + self.b


x = tf.constant(1.0)
ops = Ops(2.0)
print(float(ops.square(x)), float(ops.double(x)), float(ops.run(x)))
print([float(o.run(x)) for o in (Child(), Slotted(), Mode.A, Text("a"))], float(Pair(x, x).total))

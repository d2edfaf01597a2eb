# eq=False, frozen, own hash, unsafe_hash, weakref_slot, other fields out of the hash.
# observed: [2.0, 2.0, 2.0, 2.0, 2.0]
import dataclasses
from dataclasses import dataclass, field
from typing import ClassVar, Optional

import tensorflow as tf


@dataclass(eq=False)
class A:
    w: tf.Tensor

    @tf.function
    def run(self, x):
        return self.w * x


@dataclass(frozen=True)
class B:
    k: float
    names: tuple = ()
    table: ClassVar[list] = [1.0]
    cache: dict = field(default_factory=dict, hash=False, compare=False)

    @tf.function
    def run(self, x):
        return self.k * x


@dataclass
class C:
    k: float

    def __hash__(self):
        return id(self)

    @tf.function
    def run(self, x):
        return self.k * x


@dataclass
class D:
    k: float
    __hash__ = object.__hash__

    @tf.function
    def run(self, x):
        return self.k * x


@dataclass(slots=True, frozen=True, weakref_slot=True)
class E:
    k: float
    w: Optional[tf.Tensor] = None

    @tf.function
    def run(self, x):
        return self.k * x


x = tf.constant(1.0)
objects = A(tf.constant(2.0)), B(2.0), C(2.0), D(2.0), E(2.0)
print([float(o.run(x)) for o in objects])

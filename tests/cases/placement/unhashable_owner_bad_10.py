# A frozen dataclass that hashes tensors, lists, arrays.
# observed: Tensor is unhashable. Instead, | unhashable type: 'list' | unhashable type:
#   'numpy.ndarra | unhashable type: 'dict'
import dataclasses
from typing import List

import numpy as np
import tensorflow as tf


@dataclasses.dataclass(frozen=True)
class A:
    w: tf.Tensor

    @tf.function  # expect: TFF178
    def run(self, x):
        return self.w * x


@dataclasses.dataclass(frozen=True)
class B:
    sizes: List[int]

    @tf.function  # expect: TFF178
    def run(self, x):
        return x * len(self.sizes)


@dataclasses.dataclass(unsafe_hash=True)
class C:
    w: "np.ndarray"

    @tf.function  # expect: TFF178
    def run(self, x):
        return x * self.w


@dataclasses.dataclass(frozen=True)
class D:
    cache: object = dataclasses.field(default_factory=dict)

    @tf.function  # expect: TFF178
    def run(self, x):
        return x


for o in (A(tf.constant(1.0)), B([1]), C(np.array(2.0)), D()):
    try:
        print(float(o.run(tf.constant(1.0))))
    except TypeError as err:
        print(str(err)[:30])

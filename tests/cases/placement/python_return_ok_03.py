# Typed dict, named tuple subclass, range, dict views, strings and shapes.
# observed: 7
import collections
from typing import NamedTuple, TypedDict

import tensorflow as tf


class Out(NamedTuple):
    a: tf.Tensor
    b: object = None


class Bag(TypedDict):
    n: tf.Tensor


class Sub(collections.namedtuple("Base", "u v")):
    pass


@tf.function
def f(x):
    d = {"k": x}
    return Out(x), Bag(n=x), Sub(x, "text"), range(2), d.values(), x.shape, 3


print(len(f(tf.constant([1.0]))))

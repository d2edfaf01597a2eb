# abc.abstractclassmethod.
# observed: ends with TypeError: <classmethod(<function Base.make at 0x…>)> is not a callable
#   object
import abc

import tensorflow as tf


class Base(abc.ABC):
    @tf.function  # expect: TFF171
    @classmethod
    @abc.abstractmethod
    def make(cls, x):
        return x


print("defined")

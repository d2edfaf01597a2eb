# Abstractmethod below, with_name_scope, wrapper with own cache, recompute_grad, staticmethod above.
# observed: 2.0 2.0 3.0
import abc
import functools

import tensorflow as tf


def cache(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args)

    return wrapper


class Base(abc.ABC):
    @tf.function
    @abc.abstractmethod
    def run(self, x):
        """To be overridden."""


class Child(Base):
    @cache
    @tf.function
    @tf.recompute_grad
    def run(self, x):
        return x + 1.0

    @staticmethod
    @tf.function(input_signature=[tf.TensorSpec([])])
    def two(x):
        return x * 2.0

    @classmethod
    @cache
    @tf.function
    def three(cls, x):
        return x * 3.0


c = Child()
print(float(Child.two(tf.constant(1.0))), float(c.two(tf.constant(1.0))), float(Child.three(tf.constant(1.0))))

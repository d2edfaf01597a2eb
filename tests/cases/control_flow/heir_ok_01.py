# An abstract method gives back nothing: only what its heirs return meets in the branches.
# observed: [2. 2.]
import abc
import tensorflow as tf


class Base(abc.ABC):
    @abc.abstractmethod
    def net(self, x):
        """The output."""

    @tf.function
    def __call__(self, x):
        y = self.net(x)
        if tf.reduce_sum(x) > 0:
            z = y
        else:
            z = tf.zeros_like(x)
        return z


class Double(Base):
    def net(self, x):
        return x * 2.0


print(Double()(tf.ones(2)).numpy())

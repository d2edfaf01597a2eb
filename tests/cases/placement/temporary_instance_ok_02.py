# __call__, operators, properties, static and class methods, no self.
# observed: 3.0 6.0 4.0 6.0 | 1.0 2.0 2.0
import tensorflow as tf


class Net:
    k = 2.0

    def __init__(self):
        self.v = tf.constant(3.0)

    @tf.function
    def __call__(self, x):
        return self.v * x

    @tf.function
    def __getitem__(self, i):
        return self.v * i

    @tf.function
    def __add__(self, x):
        return self.v + x

    @property
    @tf.function
    def double(self):
        return self.v * 2.0

    @staticmethod
    @tf.function
    def square(x):
        return x * x

    @classmethod
    @tf.function
    def scaled(cls, x):
        return x * cls.k

    @tf.function
    def pure(self, x):
        return x + 1.0


x = tf.constant(1.0)
print(Net()(x).numpy(), Net()[2.0].numpy(), (Net() + x).numpy(), Net().double.numpy())
print(Net().square(x).numpy(), Net().scaled(x).numpy(), Net().pure(x).numpy())

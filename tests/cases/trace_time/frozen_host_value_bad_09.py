# A static method draws, a class method counts.
# observed: 1
# eager: 3

import numpy as np
import tensorflow as tf


class Augment:
    count = 0

    @staticmethod
    def noise(x):
        return x + np.random.normal()  # expect: TFF106

    @classmethod
    def note(cls):
        cls.count += 1  # expect: TFF104

    @tf.function
    def __call__(self, x):
        self.note()
        return self.noise(x)


a = Augment()
for _ in range(3):
    a(tf.constant(0.0))
print(Augment.count)

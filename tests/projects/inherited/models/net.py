import tensorflow as tf

from models import bases
from models.bases import BaseNet


class Net(BaseNet):
    def compute(self, x):
        print("compute")  # expect: TFF101
        return x * 3.0


class Wide(BaseNet):
    def call(self, x):
        print("call")  # expect: TFF101
        return x


class Stepper(bases.BaseStepper):
    def change(self, x):
        print("step")  # expect: TFF101
        x = tf.cast(x, tf.float32)
        return self.scaled(x)  # expect: TFF101 bases.py:18


class Eager(bases.Plain):
    def call(self, x):
        print("eager")
        return super().call(x)

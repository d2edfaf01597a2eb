from . import middle
from .middle import Alike, Middle


class Net(Middle):
    def compute(self, x):
        print("compute")  # expect: TFF101
        return x * self.factor


class Stepper(middle.MiddleStepper):
    def change(self, x):
        print("change")  # expect: TFF101
        return x * self.factor


class Plain(Alike):
    def compute(self, x):
        print("plain")
        return x * self.factor

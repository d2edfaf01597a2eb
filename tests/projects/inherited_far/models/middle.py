from .root import Root, RootStepper


class Middle(Root):
    factor = 2.0


class MiddleStepper(RootStepper):
    factor = 3.0


class Alike:
    """Has the names of the others, and nothing that is traced."""

    factor = 4.0

    def call(self, x):
        return self.compute(x)

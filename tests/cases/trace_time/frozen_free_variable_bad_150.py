# An attribute that is set before the step is made is no stale one; one that is set for a step that was kept is.
# observed: fresh 1.0 2.0 wrapped 1.0 2.0 | kept 1.0 1.0 local 1.0 1.0 early 1.0 1.0
# eager: fresh 1.0 2.0 wrapped 1.0 2.0 | kept 1.0 2.0 local 1.0 2.0 early 1.0 2.0
import tensorflow as tf


class Fresh:
    def __init__(self):
        self.scale = 0.0

    def make_step(self):
        @tf.function
        def step(x):
            return x * self.scale

        return step

    def evaluate(self, scale):
        self.scale = scale
        step = self.make_step()  # expect: TFF113
        return float(step(tf.constant(1.0)))


class Wrapped:
    def __init__(self, eager=False):
        self.scale = 0.0
        self.eager = eager

    def make_step(self):
        def step(x):
            return x * self.scale

        if not self.eager:
            step = tf.function(step)
        self.step = step
        return self.step

    def evaluate(self, scale):
        self.scale = scale
        step = self.make_step()  # expect: TFF113
        return float(step(tf.constant(1.0)))


class Kept:
    def __init__(self):
        self.scale = 0.0
        self.step = None

    def make_step(self):
        def step(x):
            return x * self.scale  # expect: TFF109

        self.step = tf.function(step)

    def evaluate(self, scales):
        found = []
        for scale in scales:
            self.scale = scale
            if self.step is None:
                self.make_step()
            found.append(float(self.step(tf.constant(1.0))))
        return found


class Local:
    def __init__(self):
        self.scale = 0.0

    def make_step(self):
        @tf.function
        def step(x):
            return x * self.scale  # expect: TFF109

        return step

    def evaluate(self, scales):
        found, step = [], None
        for scale in scales:
            self.scale = scale
            if step is None:
                step = self.make_step()
            found.append(float(step(tf.constant(1.0))))
        return found


class Early:
    def __init__(self):
        self.scale = 1.0

    def make_step(self):
        @tf.function
        def step(x):
            return x * self.scale  # expect: TFF109

        return step

    def evaluate(self):
        step = self.make_step()
        before = float(step(tf.constant(1.0)))
        self.scale = 2.0
        return before, float(step(tf.constant(1.0)))


fresh, wrapped, scales = Fresh(), Wrapped(), [1.0, 2.0]
print("fresh", *(fresh.evaluate(scale) for scale in scales), "wrapped", *(wrapped.evaluate(scale) for scale in scales))
print("kept", *Kept().evaluate(scales), "local", *Local().evaluate(scales), "early", *Early().evaluate())

# A property that makes a tf.function makes one at each access; one that keeps it, or is asked once, does not.
# observed: traces 6 1 1 2
# eager: traces 0 0 0 0
import functools

import tensorflow as tf

FUNCTIONS = []


class Model(tf.Module):
    def __init__(self):
        self.w = tf.Variable(2.0)
        self._kept = None

    @property
    def step(self):
        @tf.function
        def step(x):
            return x * self.w

        FUNCTIONS.append(step)
        return step

    @property
    def kept(self):
        if self.is_missing():
            self._kept = tf.function(lambda x: x * self.w)
        return self._kept

    def is_missing(self):
        return self._kept is None

    @functools.cached_property
    def cached(self):
        return tf.function(lambda x: x - self.w)

    @property
    def wrapped(self):
        return tf.function(self.plain)

    def plain(self, x):
        return x + self.w

    def run(self, x):
        for _ in range(3):
            self.step(x)  # expect: TFF113


def traces(functions):
    return sum(function.experimental_get_tracing_count() for function in functions)


def main(x):
    model = Model()
    model.run(x)
    for _ in range(3):
        step = model.step  # expect: TFF113
        step(x)
        model.kept(x)
        model.cached(x)
    total, once = traces(FUNCTIONS), model.wrapped
    other = Model().wrapped
    for n in range(2):
        once(x)
        other(x)
    print("traces", total, traces([model.kept]), traces([model.cached]), traces([once, other]))


main(tf.constant(1.0))

# Attributes of outer objects that later code reads; with the tracing idiom allowed, names about traces are silent.
# observed: 1 1 () [TensorShape([])] ['x'] | None | idle ran | None | True
# eager: 3 3 () [TensorShape([])] ['x'] | ['x'] | idle ran | ran | False
# options: allow_tracing_idiom
import types

import tensorflow as tf

state = types.SimpleNamespace(traces=0, steps=0, shape=None, shapes=None, sizes=None, gone=1, kept=1)


class Runner:
    def __init__(self):
        self.last = None
        self.mode = "idle"

    @tf.function
    def run(self, x):
        before = self.mode
        self.mode = "run"
        y = x * 2.0
        self.mode = before
        self.last = "ran"  # expect: TFF104
        return y


@tf.function
def f(x):
    state.traces += 1
    state.steps += 1  # expect: TFF104
    state.shape = x.shape
    state.shapes = [x.shape]
    state.sizes = ["x"]  # expect: TFF104
    return x


@tf.function
def forget(x):
    del state.gone  # expect: TFF104
    return x


for _ in range(3):
    f(tf.constant(1.0))
print(state.traces, state.steps, state.shape, state.shapes, state.sizes)
state.sizes = None
f(tf.constant(1.0))
print(state.sizes)
runner = Runner()
runner.run(tf.constant(1.0))
print(runner.mode, runner.last)
runner.last = None
runner.run(tf.constant(1.0))
print(runner.last)
forget(tf.constant(1.0))
state.gone = 2
forget(tf.constant(1.0))
print(hasattr(state, "gone"))

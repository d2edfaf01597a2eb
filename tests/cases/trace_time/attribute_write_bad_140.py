# What __exit__ takes away less of, or only sometimes, and a counter that nothing takes back, tell of traces.
# observed: 1 [1] 1 | 1 [1] 1
# eager: 1 [1] 1 | 2 [1, 1] 2
import tensorflow as tf


class Scope:
    def __init__(self):
        self.depth = 0
        self.names = []
        self.calls = 0

    def __enter__(self):
        self.depth += 2  # expect: TFF104
        self.names.append(1)  # expect: TFF103
        self.calls += 1  # expect: TFF104
        return self

    def __exit__(self, kind, *details):
        self.depth -= 1  # expect: TFF104
        if kind is not None:
            self.names.pop()


scope = Scope()


@tf.function
def step(x):
    with scope:
        return x + 1


for _ in range(2):
    step(tf.ones([2]))
    print(scope.depth, scope.names, scope.calls)

# A counter and a stack that a block leaves as they were: what __enter__ adds __exit__ takes, and what a try begins its finally ends.
# observed: [1. 1.] [1. 1.] 0 [] 0
import contextlib

import tensorflow as tf

names = []
DEPTH = 0


class Scope:
    def __init__(self):
        self.depth = 0
        self.names = []

    def __enter__(self):
        self.depth += 1
        self.names.append("block")
        return self

    def __exit__(self, *details):
        self.names.pop()
        self.depth -= 1


@contextlib.contextmanager
def named(name):
    global DEPTH
    DEPTH += 1
    names.append(name)
    try:
        yield
    finally:
        names.pop()
        DEPTH -= 1


scope = Scope()


@tf.function
def step(x):
    with scope, named("step"):
        return x * len(scope.names) * scope.depth * len(names) * DEPTH


print(step(tf.ones([2])).numpy(), step(tf.ones([2])).numpy(), scope.depth, scope.names, DEPTH)

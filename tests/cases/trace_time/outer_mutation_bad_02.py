# A set and a Counter in attributes.
# observed: [0] {'step': 1, 'call': 1}
# eager: [0, 2] {'step': 3, 'call': 3}

import collections

import tensorflow as tf


class Trainer:
    def __init__(self):
        self.seen = set()
        self.counts = collections.Counter()

    @tf.function
    def step(self, x):
        self.seen.add(len(self.counts))  # expect: TFF103
        self.counts["step"] += 1  # expect: TFF103
        self.counts.update(["call"])  # expect: TFF103
        return x


t = Trainer()
for _ in range(3):
    t.step(tf.constant(1))
print(sorted(t.seen), dict(t.counts))

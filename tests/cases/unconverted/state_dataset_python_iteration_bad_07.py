# Sum of generator expression.
# observed: error: StagingError in user code: TimeoutError: still tracing after 5 s

import signal

import tensorflow as tf


def too_long(*_):
    raise TimeoutError("still tracing after 5 s")


signal.signal(signal.SIGALRM, too_long)


class Trainer:
    def __init__(self):
        self.data = tf.data.Dataset.range(3)

    @tf.function
    def epoch(self):
        return sum(v * 2 for v in self.data)  # expect: TFF149


t = Trainer()
signal.alarm(5)
try:
    print(t.epoch())
except Exception as err:
    print("error:", type(err).__name__, err)
signal.alarm(0)

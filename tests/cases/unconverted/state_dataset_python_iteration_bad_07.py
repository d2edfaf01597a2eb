# Sum of generator expression.
# observed: still tracing: True

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
signal.setitimer(signal.ITIMER_REAL, 5, 3)  # again, where TensorFlow swallows the first
try:
    print(t.epoch())
except Exception as err:
    signal.setitimer(signal.ITIMER_REAL, 0)
    print("still tracing:", "still tracing" in str(err))

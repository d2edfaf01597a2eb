# Sum of generator expression.
# observed: still tracing

import os
import signal

import tensorflow as tf


def stop(*_):
    print("still tracing", flush=True)
    os._exit(0)


signal.signal(signal.SIGALRM, stop)


class Trainer:
    def __init__(self):
        self.data = tf.data.Dataset.range(3)

    @tf.function
    def epoch(self):
        return sum(v * 2 for v in self.data)  # expect: TFF149


t = Trainer()
signal.alarm(2)
print(t.epoch())
signal.alarm(0)

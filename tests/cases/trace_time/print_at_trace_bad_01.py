# `print` kept in an attribute is still print.
# observed: step
# eager: step | step

import tensorflow as tf


class Trainer:
    def __init__(self, verbose=True):
        self.log = print
        self.say = print if verbose else (lambda *a: None)

    @tf.function
    def step(self, x):
        self.log("step")  # expect: TFF101
        return x


t = Trainer()
for _ in range(2):
    t.step(tf.constant(1))

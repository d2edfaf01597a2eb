# An own class with compile and run_eagerly.
# observed: True 1
import re

import tensorflow as tf

pattern = re.compile("a")


class Runner:
    def compile(self, run_eagerly=False):
        self.mode = run_eagerly


print(bool(pattern.match("a")), tf.constant(1).numpy())

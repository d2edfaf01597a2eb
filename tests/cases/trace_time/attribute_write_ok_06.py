# A method that runs in a py_function counts calls.
# observed: 3

import tensorflow as tf


class Log:
    def __init__(self):
        self.count = 0

    def note(self, x):
        self.count += 1

    @tf.function
    def run(self, x):
        tf.py_function(self.note, [x], [])
        return x


log = Log()
for _ in range(3):
    log.run(tf.constant(1))
print(log.count)

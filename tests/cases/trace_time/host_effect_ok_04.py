# A method that writes in a py_function.
# observed: {"x": 0}{"x": 1}{"x": 2}

import json

import tensorflow as tf


class Log:
    def __init__(self, path):
        self.path = path

    def write(self, x):
        with open(self.path, "a") as f:
            json.dump({"x": int(x)}, f)

    @tf.function
    def step(self, x):
        tf.py_function(self.write, [x], [])
        return x


log = Log("log.json")
for k in range(3):
    log.step(tf.constant(k))
print(open("log.json").read())

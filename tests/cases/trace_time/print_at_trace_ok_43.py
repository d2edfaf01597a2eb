# AutoGraph leaves `print` alone by its name; under another name it makes an operation of it where an argument is a tensor.
# observed: 6
import io
from contextlib import redirect_stdout
from functools import partial

import tensorflow as tf

emit = print
say = partial(print, "say:")


class Trainer:
    def __init__(self, out=print):
        self.out = out

    @tf.function
    def step(self, x):
        emit("x is", x)
        say(x)
        self.out("out", x)
        return x + 1.0


trainer = Trainer()
lines = io.StringIO()
with redirect_stdout(lines):
    for _ in range(2):
        trainer.step(tf.constant(1.0))
print(len(lines.getvalue().splitlines()))

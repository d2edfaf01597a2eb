# A method counts in an attribute: one turn of the tensor loop is traced.
# observed: 1
# eager: 3
import tensorflow as tf


class Walk(tf.Module):
    def __init__(self):
        self.steps = 0

    def step(self):
        self.steps += 1  # expect: TFF123

    @tf.function
    def run(self, x):
        while x > 1.0:
            x = x / 2.0
            self.step()
        return x


w = Walk()
w.run(tf.constant(8.0))
print(w.steps)

# Python value that only looks like a tensor.
# observed: 2.0
import tensorflow as tf

class Schedule:
    def __init__(self):
        self.step = 0
        self.size = 10

    def next(self):
        self.step += 1
        return self.step > self.size

schedule = Schedule()

@tf.function
def f(x, last):
    if last:
        y = x
    else:
        return x * 2.0
    return y

print(f(tf.constant(1.0), schedule.next()).numpy())

# Variable as a condition.
# observed: ends with ValueError: 'first' must also be initialized in the else branch
import tensorflow as tf

class Counter(tf.Module):
    def __init__(self):
        super().__init__()
        self.started = tf.Variable(False)

    @tf.function
    def step(self, x):
        if not self.started:  # expect: TFF133
            first = x
            self.started.assign(True)
        return first

counter = Counter()
print(counter.step(tf.constant(1.0)).numpy())

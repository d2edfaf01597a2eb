# An override that only untraced code calls may print and append.
# observed: loss 3.0 | loss 3.0 | [3.0, 3.0]
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.w = tf.Variable(1.0)
        self.log = []

    @tf.function
    def step(self, x):
        return self.loss(x)

    def loss(self, x):
        return x * self.w

    def report(self, value):
        self.log.append(float(value))

    def fit(self, n):
        for _ in range(n):
            self.report(self.step(tf.constant(2.0)))


class Loud(Trainer):
    def loss(self, x):
        return x * self.w + 1.0

    def report(self, value):
        print("loss", float(value))
        super().report(value)


t = Loud()
t.fit(2)
print(t.log)

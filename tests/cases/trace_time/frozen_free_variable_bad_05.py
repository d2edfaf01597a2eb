# The method that loops counts epochs.
# observed: ListWrapper([6.0, 6.0, 6.0])
# eager: ListWrapper([6.0, 3.0, 2.0])

import tensorflow as tf


class Trainer(tf.Module):
    def __init__(self):
        self.epoch = 0
        self.log = []

    @tf.function
    def step(self, x):
        return x / (1.0 + self.epoch)  # expect: TFF109

    def train(self, epochs):
        for _ in range(epochs):
            self.log.append(self.step(tf.constant(6.0)).numpy().item())
            self.epoch += 1


t = Trainer()
t.train(3)
print(t.log)

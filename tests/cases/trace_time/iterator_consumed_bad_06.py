# A generator method in an attribute.
# observed: [1.0, 1.0, 1.0]
# eager: [1.0, 5.0, 9.0]

import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self, data):
        self.batches = self.stream(data)

    def stream(self, data):
        for row in data:
            yield row

    @tf.function
    def step(self):
        batch = next(self.batches)  # expect: TFF108
        return tf.reduce_sum(batch)


t = Trainer(np.arange(6.0).reshape(3, 2))
print([t.step().numpy().item() for _ in range(3)])

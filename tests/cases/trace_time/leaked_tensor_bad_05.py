# A moving average kept in an attribute never moves.
# observed: [0.1, 0.1, 0.1]
# eager: [0.1, 0.19, 0.271]

import tensorflow as tf


class Average:
    def __init__(self):
        self.mean = 0.0

    @tf.function
    def update(self, x):
        self.mean = 0.9 * self.mean + 0.1 * x  # expect: TFF105
        return self.mean


a = Average()
print([round(float(a.update(tf.constant(1.0))), 3) for _ in range(3)])

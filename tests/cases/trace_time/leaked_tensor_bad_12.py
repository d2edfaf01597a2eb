# Mean and count set in one tuple assignment.
# observed: [1.0, 1.0] 1
# eager: [1.0, 2.0] 2

import tensorflow as tf


class Running:
    def __init__(self):
        self.mean, self.count = 0.0, 0

    @tf.function
    def update(self, x):
        self.mean, self.count = self.mean + x, self.count + 1  # expect: TFF105
        return self.mean


r = Running()
print([float(r.update(tf.constant(1.0))) for _ in range(2)], r.count)

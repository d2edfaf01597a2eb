# self._act = tf.function(self.act), and epsilon decays.
# observed: [1.0, 1.0, 1.0]
# eager: [1.0, 0.5, 0.25]

import tensorflow as tf


class Agent:
    def __init__(self):
        self.epsilon = 1.0
        self._act = tf.function(self.act)

    def act(self, x):
        return x * self.epsilon  # expect: TFF109

    def run(self, n):
        out = []
        for _ in range(n):
            out.append(float(self._act(tf.constant(1.0))))
            self.epsilon = max(0.1, self.epsilon * 0.5)
        return out


print(Agent().run(3))

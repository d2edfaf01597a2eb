# A helper method halves self.epsilon while tracing only.
# observed: [0.5, 0.5, 0.5] epsilon 0.5

import tensorflow as tf


class Agent(tf.Module):
    def __init__(self):
        super().__init__()
        self.epsilon = 1.0

    def _decay(self):
        self.epsilon *= 0.5  # expect: TFF104

    @tf.function
    def act(self, obs):
        self._decay()
        return obs * self.epsilon


a = Agent()
print([float(a.act(tf.constant(1.0))) for _ in range(3)], "epsilon", a.epsilon)

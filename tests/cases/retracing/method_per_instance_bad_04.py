# Agents made by a comprehension, one step each.
# observed: 4 4
import tensorflow as tf


class Agent:
    def __init__(self, gain):
        self.gain = gain

    @tf.function
    def act(self, x):
        return x * self.gain


agents = [Agent(float(g)) for g in range(4)]
actions = [agent.act(tf.constant(1.0)) for agent in agents]  # expect: TFF117
print(len(actions), sum(agent.act.experimental_get_tracing_count() for agent in agents))

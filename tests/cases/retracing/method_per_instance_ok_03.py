# Three agents that take many steps together.
# observed: 1.0 [1, 1]
import tensorflow as tf


class Agent:
    def __init__(self, gain):
        self.gain = gain

    @tf.function
    def act(self, x):
        return x * self.gain


agents = [Agent(float(g)) for g in range(2)]
for step in range(4):
    for agent in agents:
        y = agent.act(tf.constant(1.0))
print(y.numpy(), [agent.act.experimental_get_tracing_count() for agent in agents])

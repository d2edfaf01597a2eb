# Made lazily, behind a None test.
# observed: traces 1
import tensorflow as tf


class Agent:
    def __init__(self):
        self._fn = None

    def act(self, x):
        if self._fn is None:
            self._fn = tf.function(self._act)
        return self._fn(x)

    def _act(self, x):
        return x * 2.0


agent = Agent()
for _ in range(4):
    agent.act(tf.constant(1.0))
print("traces", agent._fn.experimental_get_tracing_count())

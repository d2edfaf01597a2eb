# A decorated __call__ that returns a namedtuple, with a Python flag.
# source: https://github.com/google-research/seed_rl/blob/master/agents/vtrace/networks.py
# observed: (2,) (1, 2)
import collections

import tensorflow as tf

AgentOutput = collections.namedtuple("AgentOutput", "action policy_logits baseline")


class Agent(tf.Module):
    def __init__(self, n_actions: int, obs_size: int = 4):
        super().__init__(name="agent")
        self._policy = tf.Variable(tf.zeros((obs_size, n_actions)))
        self._baseline = tf.Variable(tf.zeros((obs_size, 1)))

    def _head(self, core):
        logits = tf.matmul(core, self._policy)
        baseline = tf.squeeze(tf.matmul(core, self._baseline), axis=-1)
        return AgentOutput(tf.argmax(logits, axis=-1), logits, baseline)

    @tf.function
    def __call__(self, obs, unroll=False):
        if unroll:
            return tf.nest.map_structure(lambda t: tf.expand_dims(t, 0), self._head(obs))
        return self._head(obs)


agent = Agent(n_actions=3)
print(agent(tf.ones((2, 4))).action.shape, agent(tf.ones((2, 4)), unroll=True).baseline.shape)

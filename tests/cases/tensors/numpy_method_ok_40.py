# A target network that is copied variable by variable, by set_weights() of variables, or in eager code.
# observed: [0. 0. 0.]
import tensorflow as tf


class Agent:
    def __init__(self):
        self.q = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
        self.target = tf.keras.models.clone_model(self.q)

    @tf.function
    def copy(self):
        for old, new in zip(self.target.variables, self.q.variables):
            old.assign(new)

    @tf.function
    def set(self):
        self.target.set_weights(self.q.trainable_variables)

    def update(self):
        self.target.set_weights(self.q.get_weights())


class Codec:
    def get_weights(self):
        return [tf.constant(1.0)]


codec = Codec()


@tf.function
def own(x):
    return x * codec.get_weights()[0]


agent = Agent()
gaps = []
for update in (agent.copy, agent.set, agent.update):
    agent.q.variables[0].assign_add(tf.ones([2, 1]))
    update()
    gaps.append(tf.reduce_max(tf.abs(agent.q.variables[0] - agent.target.variables[0])) * own(tf.constant(1.0)))
print(tf.stack(gaps).numpy())

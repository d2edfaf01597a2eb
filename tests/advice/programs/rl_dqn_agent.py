# Deep Q-learning: an agent with a replay memory in Python, and a step on tensors.
# kind: rl
import random

import numpy as np
import tensorflow as tf
from tensorflow.keras import layers

tf.keras.utils.set_random_seed(6)


def build_network():  # keep: changes
    return tf.keras.Sequential([layers.Input((4,)), layers.Dense(16, activation="relu"), layers.Dense(2)])


class Agent:
    def __init__(self):
        self.online = build_network()
        self.target = build_network()
        self.optimizer = tf.keras.optimizers.Adam(1e-3)
        self.memory = []

    def remember(self, state, action, reward, following):  # keep: changes
        self.memory.append((state, action, reward, following))
        if len(self.memory) > 100:
            self.memory.pop(0)

    def sample(self, size):
        rows = random.Random(1).sample(self.memory, size)
        states, actions, rewards, following = map(np.array, zip(*rows))
        return (
            tf.constant(states, tf.float32),
            tf.constant(actions, tf.int32),
            tf.constant(rewards, tf.float32),
            tf.constant(following, tf.float32),
        )

    def learn(self, states, actions, rewards, following):  # advise: TFF191
        future = tf.reduce_max(self.target(following), axis=1)
        wanted = rewards + 0.9 * tf.stop_gradient(future)
        with tf.GradientTape() as tape:
            values = self.online(states)
            chosen = tf.reduce_sum(values * tf.one_hot(actions, 2), axis=1)
            loss = tf.reduce_mean(tf.square(wanted - chosen))
        variables = self.online.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        return loss


agent = Agent()
for i in range(30):
    agent.remember(np.full(4, i / 30), i % 2, float(i % 3), np.full(4, (i + 1) / 30))


def main(steps):
    losses = []
    for step in range(steps):
        agent.remember(np.full(4, step / 9), step % 2, 1.0, np.full(4, step / 8))
        loss = agent.learn(*agent.sample(16))
        losses.append(float(loss))
    return losses


if __name__ == "__main__":
    print(main(5))

# A complete agent: memory, greedy choice, replay.
# kind: rl
import random
from collections import deque

import numpy as np
import tensorflow as tf
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential


class DQNAgent:
    def __init__(self, state_size, action_size):
        self.memory = deque(maxlen=100)
        self.gamma = 0.95
        self.epsilon = 1.0
        self.action_size = action_size
        self.model = self._build_model(state_size)
        self.loss_fn = tf.keras.losses.Huber()
        self.optimizer = tf.keras.optimizers.Adam(1e-3)

    def _build_model(self, state_size):
        model = Sequential([tf.keras.Input((state_size,)), Dense(12, activation="relu"), Dense(self.action_size)])
        return model

    def act(self, state):
        if random.random() < self.epsilon:
            return random.randrange(self.action_size)
        return int(np.argmax(self.model(state[None])[0]))

    def train_batch(self, states, targets, mask):  # advise: TFF191
        with tf.GradientTape() as tape:
            q = tf.reduce_sum(self.model(states) * mask, axis=1)
            loss = self.loss_fn(targets, q)
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        return loss

    def replay(self, batch_size):
        batch = random.sample(self.memory, batch_size)
        states = np.array([b[0] for b in batch], np.float32)
        rewards = np.array([b[2] for b in batch], np.float32)
        following = np.array([b[3] for b in batch], np.float32)
        targets = rewards + self.gamma * tf.reduce_max(self.model(following), axis=1)
        mask = tf.one_hot([b[1] for b in batch], self.action_size)
        loss = self.train_batch(states, targets, mask)
        if self.epsilon > 0.01:
            self.epsilon *= 0.99
        return float(loss)


def main(episodes):
    tf.keras.utils.set_random_seed(72)
    agent = DQNAgent(4, 2)
    losses = []
    for e in range(episodes):
        for t in range(8):
            state = np.full(4, t / 8, np.float32)
            action = agent.act(state)
            agent.memory.append((state, action, float(action), state + 0.1))
        losses.append(agent.replay(8))
    return losses

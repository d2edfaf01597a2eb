# REINFORCE: the update is tensor work, the episode walks through a Python environment.
# kind: rl
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(5)
policy = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(16, "tanh"), tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam(1e-2)


class Corridor:
    def __init__(self):
        self.place = 0

    def reset(self):
        self.place = 0
        return np.array([0.0, 1.0, 0.0], np.float32)

    def step(self, action):
        self.place += 1 if action else -1
        return np.array([self.place, 1.0, 0.5], np.float32), float(self.place > 0), abs(self.place) > 3


env = Corridor()


def play_episode(length):  # keep: changes
    states, actions, rewards = [], [], []
    state = env.reset()
    for _ in range(length):
        logits = policy(state[None, :])
        action = int(tf.argmax(logits[0]).numpy())
        states.append(state)
        actions.append(action)
        state, reward, done = env.step(action)
        rewards.append(reward)
    return states, actions, rewards


def update(states, actions, returns):  # advise: TFF191
    with tf.GradientTape() as tape:
        logits = policy(states)
        neglog = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=actions, logits=logits)
        loss = tf.reduce_mean(neglog * returns)
    gradients = tape.gradient(loss, policy.trainable_variables)
    optimizer.apply_gradients(zip(gradients, policy.trainable_variables))
    return loss


def main(episodes):
    losses = []
    for _ in range(episodes):
        states, actions, rewards = play_episode(6)
        returns = np.cumsum(rewards[::-1])[::-1].astype(np.float32)
        loss = update(tf.stack(states), tf.constant(actions), tf.constant(returns))
        losses.append(float(loss))
    return losses


if __name__ == "__main__":
    print(main(5))

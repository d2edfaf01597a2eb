# The exploration rate is a Python number that the loop lowers: a trace would keep the first one.
# kind: rl
import tensorflow as tf


class Bandit:
    def __init__(self):
        self.epsilon = 1.0
        self.values = tf.Variable(tf.zeros((4,)))

    def learn(self, rewards):  # keep: changes
        mixed = self.epsilon * tf.reduce_mean(rewards) + (1.0 - self.epsilon) * rewards
        change = tf.tanh(mixed - self.values) * tf.sign(mixed)
        self.values.assign_add(0.1 * change / (1.0 + tf.abs(change)))
        return tf.reduce_sum(tf.abs(change)) + tf.reduce_max(self.values)


bandit = Bandit()


def main(steps):
    out = []
    for i in range(steps):
        out.append(bandit.learn(tf.random.stateless_normal((4,), (61, i))).numpy())
        bandit.epsilon *= 0.7
    return out


if __name__ == "__main__":
    print(main(5))

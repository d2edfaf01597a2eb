# A learning rate in a Namespace is a plain attribute, and no variable as that of an optimizer; a random draw beside it hides nothing.
# observed: 0.2 | 0.2 | 0.2
import argparse
import random

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float, default=0.1)
args = parser.parse_args([])
config = argparse.Namespace(lr=0.1)


class Agent:
    def __init__(self):
        self.epsilon = 1.0

    @tf.function
    def step(self, x):
        return x * args.lr + x * config.lr  # expect: TFF109, TFF109

    @tf.function
    def act(self, x):
        if random.random() < self.epsilon:  # expect: TFF106, TFF109
            return x
        return x * 2.0


agent = Agent()
for _ in range(3):
    print(round(float(agent.step(tf.constant(1.0))), 4))
    agent.act(tf.constant(1.0))
    args.lr *= 0.5
    config.lr *= 0.5
    agent.epsilon *= 0.5

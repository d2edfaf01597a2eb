# Q-learning in a dict: tensors are only numbers in it.
# kind: rl
import random

import tensorflow as tf

table = {}


def update_q(state, action, reward, following):  # keep: changes
    old = table.get((state, action), tf.constant(0.0))
    best = tf.reduce_max(tf.stack([table.get((following, a), tf.constant(0.0)) for a in range(2)]))
    new = old + 0.1 * (reward + 0.9 * best - old)
    table[state, action] = new
    return new


def main(steps):
    random.seed(0)
    for i in range(steps):
        update_q(i % 3, random.randrange(2), 1.0, (i + 1) % 3)
    return [float(value) for _, value in sorted(table.items())]

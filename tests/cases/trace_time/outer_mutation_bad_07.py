# Containers within a captured dict.
# observed: {'train': {'steps': 1}, 'losses': [0.0]}
# eager: {'train': {'steps': 3}, 'losses': [0.0, 0.0, 0.0]}

import tensorflow as tf


stats = {"train": {"steps": 0}, "losses": []}


@tf.function
def step(x):
    stats["train"]["steps"] += 1  # expect: TFF103
    stats["losses"].append(0.0)  # expect: TFF103
    return x


for _ in range(3):
    step(tf.constant(1))
print(stats)

# A deque in a global.
# observed: 1
# eager: 3

import collections

import tensorflow as tf


recent = collections.deque(maxlen=4)


@tf.function
def step(x):
    recent.appendleft("step")  # expect: TFF103
    return x


for _ in range(3):
    step(tf.constant(1))
print(len(recent))

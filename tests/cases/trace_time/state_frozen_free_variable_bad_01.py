# A global number that is rebound later keeps its first value in the graph.
# observed: 9.0 | after LR = 0.1: 9.0

import tensorflow as tf

LR = 1.0


@tf.function
def step(w):
    return w - LR  # expect: TFF109


print(float(step(tf.constant(10.0))))
LR = 0.1
print("after LR = 0.1:", float(step(tf.constant(10.0))))

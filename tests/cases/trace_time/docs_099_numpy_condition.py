# A NumPy coin is flipped once: 20 calls give one result.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: distinct results in 20 calls: 1
import numpy as np
import tensorflow as tf

@tf.function
def flip():
    if np.random.uniform() > 0.5:  # expect: TFF106
        x = 1
    else:
        x = 2
    return x

print("distinct results in 20 calls:", len({int(flip()) for _ in range(20)}))

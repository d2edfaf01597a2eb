# np.random.normal runs once: both calls add the same noise.
# source: https://www.tensorflow.org/guide/function
# observed: same noise twice: True
import numpy as np
import tensorflow as tf

@tf.function
def add_noise(x):
    noise = np.random.normal(size=3).astype("float32")  # expect: TFF106
    return x + noise

a = add_noise(tf.zeros([3])).numpy()
b = add_noise(tf.zeros([3])).numpy()
print("same noise twice:", bool((a == b).all()))

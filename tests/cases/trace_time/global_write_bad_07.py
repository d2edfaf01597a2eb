# Two tf.functions set one global to different constants.
# observed: eval
# eager: train

import tensorflow as tf


mode = "idle"


@tf.function
def train(x):
    global mode
    mode = "train"  # expect: TFF102
    return x


@tf.function
def evaluate(x):
    global mode
    mode = "eval"  # expect: TFF102
    return x


for _ in range(2):
    train(tf.constant(1))
    evaluate(tf.constant(1))
    train(tf.constant(1))
print(mode)

# A new axis elsewhere than where the parts are joined says nothing about the size there: these loops keep their shapes.
# observed: [[1, 2]] | [[3, 3, 3]]
import numpy as np
import tensorflow as tf


@tf.function
def swapped(tokens):
    for _ in tf.range(3):
        row = tf.reshape(tokens, [-1])[np.newaxis, :]
        tokens = tf.concat([row, tokens[1:]], 0)
    return tokens


@tf.function
def shifted(tokens):
    for _ in tf.range(3):
        last = tokens[:, -1]
        tokens = tf.concat([tokens[:, 1:], last[:, np.newaxis]], 1)
    return tokens


print(swapped(tf.constant([[1, 2]])).numpy().tolist())
print(shifted(tf.constant([[1, 2, 3]])).numpy().tolist())

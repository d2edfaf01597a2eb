# One more column in each turn, whatever the new axis is written with, and through a name.
# observed: ValueError True True | ValueError True True | ValueError True True
# eager: (1, 4) | (1, 4) | (1, 4)
import numpy as np
import tensorflow as tf
from tensorflow import expand_dims as widened


def drawn(tokens):
    """The next token of each row; nobody says how many rows there are."""
    return tf.cast(tf.vectorized_map(lambda row: row[-1] + 1, tokens), tf.int32)


@tf.function
def by_name(tokens):
    while tf.shape(tokens)[1] < 4:
        column = drawn(tokens)[:, tf.newaxis]
        tokens = tf.concat([tokens, column], 1)  # expect: TFF135
    return tokens


@tf.function
def by_function(tokens):
    while tf.shape(tokens)[1] < 4:
        column = widened(drawn(tokens), -1)
        parts = [tokens, column]
        tokens = tf.concat(parts, axis=-1)  # expect: TFF135
    return tokens


@tf.function
def by_numpy(tokens):
    while tf.shape(tokens)[1] < 4:
        following = drawn(tokens)
        tokens = tf.concat((following[:, np.newaxis], tokens), 1)  # expect: TFF135
    return tokens


for grow in (by_name, by_function, by_numpy):
    try:
        print(grow(tf.constant([[1, 2]])).shape)
    except ValueError as error:
        print(type(error).__name__, "(1, 2)" in str(error), "(1, 3)" in str(error))

# Python goes on asking a RaggedTensor of the trace for its next row: only a `for` that AutoGraph converts, and an index, end.
# observed: ValueError ValueError ValueError ValueError ValueError 6 4
# eager: 6 1 2 5 6 6 4
import functools

import tensorflow as tf


def ragged(x):
    return tf.RaggedTensor.from_row_lengths(x, [2, 1])


@tf.function
def comprehension(x):
    return tf.add_n([tf.reduce_sum(row) for row in ragged(x)])  # expect: TFF159


@tf.function
def unpacked(x):
    first, second = ragged(x)  # expect: TFF159
    return first[0]


@tf.function
def listed(x):
    return len(list(ragged(x)))  # expect: TFF159


@tf.function
def starred(x):
    return tf.concat([*ragged(x)], 0)[2] + 2  # expect: TFF159


@tf.function
def counted(x):
    total = 0
    for number, row in enumerate(ragged(x)):  # expect: TFF159
        total += tf.reduce_sum(row)
    return total


@tf.function
def looped(x):
    total = 0
    for row in ragged(x):
        total += tf.reduce_sum(row)
    return total


@tf.function
def mapped(x):
    rows = ragged(x)
    total = tf.map_fn(tf.reduce_sum, rows, fn_output_signature=tf.int32)
    return functools.reduce(tf.add, [total[0], rows[0, 0]])


for function in (comprehension, unpacked, listed, starred, counted, looped, mapped):
    try:
        print(int(function(tf.constant([1, 2, 3]))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")

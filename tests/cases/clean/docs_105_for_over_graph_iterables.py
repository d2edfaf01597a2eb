# Loops over a tensor, tf.range, a Dataset and its iterator print in each round.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: row [1 2] | row [3 4] | i 0 | i 1 | element 0 | element 1 | from iterator 0 |
#   from iterator 1
import tensorflow as tf


@tf.function
def rows():
    for row in tf.constant(((1, 2), (3, 4))):
        tf.print("row", row)


@tf.function
def numbers():
    for i in tf.range(2):
        tf.print("i", i)


@tf.function
def elements():
    for e in tf.data.Dataset.range(2):
        tf.print("element", e)


@tf.function
def rest(it):
    for e in it:
        tf.print("from iterator", e)


# One call each: in one function nothing orders the loops.
rows()
numbers()
elements()
rest(iter(tf.data.Dataset.range(2)))

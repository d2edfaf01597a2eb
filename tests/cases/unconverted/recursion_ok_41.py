# Recursion under a tensor condition that Python ends as well: a loop over a tree, a depth that the other function counts.
# observed: 6.0 2.0
import tensorflow as tf


def total(tree, x):
    if x > 0.0:
        for child in tree:
            x = x + total(child, x)
    return x


def down(x, depth):
    if depth > 0:
        return turn(x - 1.0, depth)
    return x


def turn(x, depth):
    if x > 0.0:
        x = down(x, depth - 1)
    return x


@tf.function
def walk(x):
    return total([[], [[]]], x)


@tf.function
def descend(x):
    return down(x, 3)


print(float(walk(tf.constant(1.0))), float(descend(tf.constant(5.0))))

# Variables have values in tf.init_scope, so that Python may compare and order them there; a method may be kept in a name.
# observed: 18.0 | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# eager: 18.0 | 1.0 | 3.0
import heapq

import tensorflow as tf

one, two = tf.Variable(1.0), tf.Variable(2.0)


@tf.function
def lifted(x):
    with tf.init_scope():
        largest = max([one, two]) + max(one, two)  # clean
        least = min([one, two], key=lambda t: -t)  # clean
        ordered = sorted([two, one]) + sorted([two, one], key=lambda t: t * 2.0)  # clean
        items = [two, one]
        items.sort()  # clean
        heapq.heapify(items)  # clean
        found = [two, one].index(one) + (one in [two]) + len([t for t in items if t > 1.0])  # clean
        if any([one > 0.0, two < 0.0]) and all(t > 0.0 for t in items):  # clean
            found += 1
    return x + largest + least + ordered[0] + ordered[2] + items[0] + float(found)


@tf.function
def looked_up(x: tf.Tensor):
    items = [0.0, x]
    find = items.index
    return float(find(x))  # expect: TFF154


@tf.function
def largest(x: tf.Tensor):
    return max([one + x, two])  # expect: TFF154


print(float(lifted(tf.constant(6.0))))
for function in (looked_up, largest):
    try:
        print(float(function(tf.constant(2.0))))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)

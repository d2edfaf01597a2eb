# A csv.reader and itertools.cycle.
# observed: b'44.000000r' b'44.000000r'
# eager: b'44.000000r' b'0.000000g'

import csv
import itertools

import tensorflow as tf


rows = csv.reader(["1,2", "3,4", "5,6"])
colors = itertools.cycle(["r", "g"])


@tf.function
def step(x):
    for a, b in rows:  # expect: TFF108
        x = x + float(a) * float(b)
    return tf.strings.join([tf.strings.as_string(x), next(colors)])  # expect: TFF108


print(step(tf.constant(0.0)).numpy(), step(tf.constant(0.0)).numpy())

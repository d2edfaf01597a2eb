# Methods of a pathlib.Path.
# observed: 1 1
# eager: 1 0

import pathlib

import tensorflow as tf


log = pathlib.Path("log.txt")


@tf.function
def step(x):
    if not log.exists():  # expect: TFF107
        log.write_text("started")  # expect: TFF107
        x = x + 1
    return x


print(step(tf.constant(0)).numpy(), step(tf.constant(0)).numpy())

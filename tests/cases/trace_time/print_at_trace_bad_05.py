# print to a file and traceback.print_stack.
# observed: a
# eager: a | a

import sys
import traceback

import tensorflow as tf


@tf.function
def step(x):
    print("a", file=sys.stdout)  # expect: TFF101
    traceback.print_stack(file=sys.stdout, limit=0)  # expect: TFF101
    return x


for _ in range(2):
    step(tf.constant(1))

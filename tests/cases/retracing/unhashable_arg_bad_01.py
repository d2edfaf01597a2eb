# A Namespace from argparse.
# observed: TypeError Could not generate a generic TraceType f
# eager: 1.0
import argparse

import tensorflow as tf


@tf.function
def step(x, args):
    return x * args.rate


parser = argparse.ArgumentParser()
parser.add_argument("--rate", type=float, default=0.5)
args = parser.parse_args([])
try:
    print(step(tf.constant(2.0), args).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

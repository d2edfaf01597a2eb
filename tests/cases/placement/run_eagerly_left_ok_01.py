# Behind a flag, a constant, an option.
# observed: False
import argparse

import tensorflow as tf

DEBUG = False
parser = argparse.ArgumentParser()
parser.add_argument("--eager", action="store_true")
args = parser.parse_args([])
tf.config.run_functions_eagerly(DEBUG)
if args.eager:
    tf.config.run_functions_eagerly(True)
model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
model.compile("sgd", "mse", run_eagerly=args.eager)
model.run_eagerly = DEBUG
print(model.run_eagerly)

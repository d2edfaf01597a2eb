# A step has to be an int64 tensor: of another dtype it is refused, be it an argument, a variable or captured.
# observed: frozen [0, 0] | given [3, 4] | captured [5, 5] | int32 ValueError | variable ValueError | eager AssertionError
#   | float ValueError | set TypeError | array [4, 4] | maybe [5, 5]
# eager: frozen [0, 1] | given [3, 4] | captured [5, 5] | int32 ValueError | variable ValueError | eager ValueError |
#   float ValueError | set ValueError | array [4, 4] | maybe [5, 5]
# says: a Python number, frozen | a tensor of int32 | a tensor of int32 | a tensor of int32 | a tensor of float32 |
#   a tensor of int32 | a Python number, frozen
import glob
import os
import tempfile

import numpy as np
import tensorflow as tf

count = tf.Variable(0)
short = tf.constant(5)
DEBUG = bool(os.environ.get("DEBUG"))
long = tf.constant(5, tf.int64)
turn = 0


def steps(run, *arguments):
    global turn
    folder = tempfile.mkdtemp()
    writer = tf.summary.create_file_writer(folder)
    for turn in range(2):
        run(writer, *arguments[turn : turn + 1])
    writer.flush()
    events = tf.compat.v1.train.summary_iterator(glob.glob(folder + "/*")[0])
    return sorted(event.step for event in events if event.summary.value)


@tf.function
def frozen(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=turn)  # expect: TFF157


@tf.function
def given(writer, step=0):
    with writer.as_default(step):
        tf.summary.write("a", 1.0, step)


@tf.function
def captured(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=long)


@tf.function
def int32(writer, step):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=step + tf.constant(1))  # expect: TFF157


@tf.function
def variable(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=count)  # expect: TFF157


@tf.function
def eager(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=short)  # expect: TFF157


@tf.function
def floating(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=tf.cast(long, tf.float32))  # expect: TFF157


@tf.function
def placed(writer):
    with writer.as_default():
        tf.summary.experimental.set_step(tf.cast(long, tf.int32))  # expect: TFF157
        tf.summary.write("a", 1.0)


@tf.function
def array(writer):
    with writer.as_default():
        tf.summary.write("a", 1.0, step=np.int32(4))  # expect: TFF157


@tf.function
def maybe(writer):
    with writer.as_default(long):
        tf.summary.write("a", 1.0, step=short if DEBUG else None)


def told(name, run, *arguments):
    try:
        print(name, steps(run, *arguments))
    except Exception as error:
        print(name, type(error).__name__)


told("frozen", frozen)
told("given", given, 3, 4)
told("captured", captured)
told("int32", int32, tf.constant(1), tf.constant(2))
told("variable", variable)
told("eager", eager)
told("float", floating)
told("set", placed)
told("array", array)
told("maybe", maybe)

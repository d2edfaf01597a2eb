# A symbolic tensor is no path and no number of seconds, so such a call fails while tracing; with Python's values it acts once.
# observed: TypeError TypeError TypeError TypeError 3 3
# eager: TypeError 0 0 TypeError 3 3
# says: `open` fails on a symbolic tensor | `os.path.exists` fails on a symbolic tensor | `time.sleep` fails | `open` fails
#   | `open` acts once | `open` acts once
import os
import time

import tensorflow as tf

with open("note", "w") as file:
    file.write("abc")
PATH = tf.constant("note")
held = tf.Variable("note")


@tf.function
def read(path):
    with open(path) as file:  # expect: TFF107
        return tf.constant(len(file.read()))


@tf.function
def look(path):
    return 1 if os.path.exists(path) else 0  # expect: TFF107


@tf.function
def wait(path):
    time.sleep(tf.strings.length(path) - 4)  # expect: TFF107
    return 0


@tf.function
def of_variable(path):
    return tf.constant(len(open(held).read()))  # expect: TFF107


@tf.function
def of_name(path):
    return tf.constant(len(open("note").read()))  # expect: TFF107


@tf.function
def of_eager_tensor(path):
    return tf.constant(len(open(PATH.numpy()).read()))  # expect: TFF107


for function in (read, look, wait, of_variable, of_name, of_eager_tensor):
    try:
        print(int(function(PATH)), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")

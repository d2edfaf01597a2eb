# A path that is a symbolic tensor is refused by whatever opens files in Python; a fixed path is read once per trace.
# observed: opened TypeError | listed TypeError | loaded TypeError | unpacked ValueError | fixed 2 of 3
# says: `open` fails on | `os.path.exists` fails on | `np.load` fails on | while tracing, so this fails | `np.load` acts once per trace
import os

import numpy as np
import tensorflow as tf

np.save("noise.npy", np.ones(2))


def opened(path):
    with open(path) as file:  # expect: TFF107
        return file.read()


def listed(path):
    return path if os.path.exists(path) else ""  # expect: TFF107


def loaded(path):
    return np.load(path)  # expect: TFF107


def unpacked(path):
    image = tf.py_function(lambda _: tf.zeros((4, 4, 3)), [path], tf.float32)
    height, width, channels = image.shape  # expect: TFF155
    return tf.image.resize(image, [height // 2, width // 2])


paths = tf.data.Dataset.from_tensor_slices(["noise.npy"])
for function in (opened, listed, loaded, unpacked):
    try:
        list(paths.map(function))
        print(function.__name__, "ran")
    except (TypeError, ValueError) as error:
        print(function.__name__, type(error).__name__)

reads = []


@tf.function
def fixed(x):
    noise = np.load("noise.npy")  # expect: TFF107
    return x + noise


for number in range(3):
    np.save("noise.npy", np.full(2, float(number)))
    reads.append(float(fixed(tf.zeros(2, tf.float64))[0]))
print("fixed", 3 - len(set(reads)), "of", len(reads))

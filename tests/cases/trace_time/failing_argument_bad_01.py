# What fails on a tensor fails before the print, the append or the assignment that it stands in: one report.
# observed: AttributeError | NotImplementedError | NotImplementedError | AttributeError | AttributeError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | AttributeError | NotImplementedError
# eager: loss 1.0 | ok | loss 1.0 | ok | ok | ok | ok | ok | ok | ok | ok
import json
import logging

import numpy as np
import tensorflow as tf

history = []
total = 0


class Meter:
    def __init__(self):
        self.total = 0.0

    @tf.function
    def add(self, x):
        self.total += x.numpy()  # expect: TFF151


meter = Meter()


@tf.function
def shown(x):
    print("loss", x.numpy())  # expect: TFF151


@tf.function
def printed(x):
    print("loss", np.mean(x))  # expect: TFF152


@tf.function
def kept(x):
    history.append(np.mean(x))  # expect: TFF152


@tf.function
def counted(x):
    global total
    total += x.numpy()  # expect: TFF151


@tf.function
def largest(x):
    history.append(max(x, 0.0))  # expect: TFF154


@tf.function
def listed(x):
    history.append(list(tf.stack([x, x])))  # expect: TFF159


@tf.function
def logged(x):
    logging.info("loss %s", json.dumps(x.numpy().tolist()))  # expect: TFF151


@tf.function
def saved(x):
    np.save("loss.npy", x)  # expect: TFF107


for function in (shown, printed, kept, meter.add, counted, largest, listed, logged, saved):
    try:
        function(tf.constant(1.0))
        print("ok")
    except Exception as error:
        print(type(error).__name__)

# Enum parser without else.
# source: https://pgaleone.eu/tensorflow/2021/12/12/advent-of-code-tensorflow-day-2/
# observed: ValueError in user code: ValueError: 'action' must also be initialized in the else
#   branch
from enum import IntEnum, auto

import tensorflow as tf


class Move(IntEnum):
    FORWARD = auto()
    DOWN = auto()


def parse(line):
    parts = tf.strings.split(line)
    if tf.equal(parts[0], "forward"):
        action = Move.FORWARD
    elif tf.equal(parts[0], "down"):  # expect: TFF133
        action = Move.DOWN
    amount = tf.strings.to_number(parts[1], out_type=tf.int64)
    return action, amount


try:
    lines = tf.data.Dataset.from_tensor_slices(["forward 5", "down 3"]).map(parse)
    for action, amount in lines:
        print(action.numpy(), amount.numpy())
except Exception as err:
    print(type(err).__name__, err)

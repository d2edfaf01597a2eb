# Kinds that real traces corrected: typed dicts, shapes by NumPy, parts of strings, branches with numbers, eager `enumerate`.
import math
from typing import TypedDict

import numpy as np
import tensorflow as tf


class Bag(TypedDict):
    n: tf.Tensor


@tf.function
def f(x, words, i):
    bag = Bag(n=x)
    reveal(bag)  # kind: dict
    reveal(bag["n"])  # kind: tensor float32 (2)
    reveal(np.shape(x))  # kind: shape
    reveal(np.shape([1, 2]))  # kind: tuple
    reveal(math.prod([x[0], x[1]]))  # kind: tensor float32
    reveal(tf.strings.split(words))  # kind: object of tf.RaggedTensor
    reveal(tf.strings.split(words[0]))  # kind: tensor string (None)
    reveal(tf.case([(x[0] > 1.0, lambda: 0.1)], default=lambda: 0.2))  # kind: tensor float32 ()
    reveal(tf.cond(x[0] > 1.0, lambda: 1, lambda: 2))  # kind: tensor int32 ()
    reveal(i)  # kind: number
    return x


for i, x in enumerate(tf.data.Dataset.from_tensors(tf.ones([2]))):
    f(tf.ones([2]), tf.constant(["a b"]), i)

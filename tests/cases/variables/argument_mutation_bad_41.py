# Helpers that are handed on change dicts: by a key, by `del`, by the names of the keys; a foreign class stands beside.
# observed: marked True | without True | popped True | renamed True
# eager: tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(2.0,
#   shape=(), dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32)
import email.message

import tensorflow as tf


@tf.function
def marked(message: email.message.Message, counts: dict, x):
    counts["n"] = 1  # expect: TFF125
    return x


@tf.function
def without(batch):
    del batch["label"]  # expect: TFF125
    return batch["x"]


@tf.function
def popped(batch):
    label = batch.pop("label")  # expect: TFF125
    return label


@tf.function
def renamed(batch, other):
    x = batch["x"]
    batch.clear()  # expect: TFF125
    other.update(x=other.size)
    return x


class Size:
    size = 2.0

    def update(self, x):
        return x


def run(function, *args):
    try:
        print(function(*args))
    except (ValueError, KeyError) as error:
        print(function.python_function.__name__, "should not modify" in str(error))


run(marked, email.message.Message(), {}, tf.constant(1.0))
run(without, {"x": tf.constant(1.0), "label": tf.constant(2.0)})
run(popped, {"x": tf.constant(1.0), "label": tf.constant(2.0)})
run(renamed, {"x": tf.constant(1.0)}, Size())

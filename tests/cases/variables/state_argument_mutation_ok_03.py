# Copies of the arguments may be changed.
# observed: [1. 0.] ['mask', 'x']

import tensorflow as tf


@tf.function
def norm(batch, extra):
    batch = dict(batch)
    batch["x"] = batch["x"] / 2.0
    extra = list(extra)
    extra.append(batch.pop("mask"))
    return batch["x"] * extra[-1]


b = {"x": tf.constant([2.0, 4.0]), "mask": tf.constant([1.0, 0.0])}
print(norm(b, [tf.constant(1.0)]).numpy(), sorted(b))

# A dict inside the argument is changed.
# observed: ends with ValueError: f(batch) should not modify its Python input arguments. Modifying a copy is
#   all...
# eager: 2.0
import tensorflow as tf


@tf.function
def f(batch):
    batch["inputs"]["x"] = batch["inputs"]["x"] + 1.0  # expect: TFF125
    return batch["inputs"]["x"]


print(f({"inputs": {"x": tf.constant(1.0)}}).numpy())

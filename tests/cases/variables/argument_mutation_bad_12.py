# Nothing shows what the argument is; its first part takes an item all the same.
# observed: VE
# eager: 3.0
import tensorflow as tf


@tf.function
def f(batch):
    features, labels = batch
    features["y"] = labels  # expect: TFF125
    return features["x"] + features["y"]


ds = tf.data.Dataset.from_tensors(({"x": tf.constant(1.0)}, tf.constant(2.0)))
try:
    for b in ds:
        print(f(b).numpy())
except ValueError as e:
    print("VE")

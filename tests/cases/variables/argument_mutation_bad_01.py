# update with keywords changes the caller's dict.
# observed: ends with ValueError: f(batch) should not modify its Python input arguments. Modifying a copy is
#   all...
# eager: 2.0
import tensorflow as tf


@tf.function
def f(batch):
    batch.update(y=batch["x"] * 2.0)  # expect: TFF125
    return batch["y"]


print(f({"x": tf.constant(1.0)}).numpy())

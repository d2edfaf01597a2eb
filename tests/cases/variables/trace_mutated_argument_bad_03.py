# batch.pop in a traced function is refused.
# observed: ValueError loss(batch) should not modify its Python input arguments. Modifying a cop...
from tensorflow import function
import tensorflow as tf


@function
def loss(batch):
    y = batch.pop("y")  # expect: TFF125
    return tf.reduce_sum(batch["x"] - y)


try:
    loss({"x": tf.ones([2]), "y": tf.ones([2])})
except ValueError as e:
    print(type(e).__name__, e)

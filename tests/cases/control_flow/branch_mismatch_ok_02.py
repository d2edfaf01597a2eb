# Python condition.
# observed: [1.] [2.]
import tensorflow as tf

@tf.function
def f(x, mode="a"):
    if mode == "a":
        y = None
    else:
        y = 2
    if x.shape.rank == 1:
        z = 1
    else:
        z = 2.5
    return x * z if y is None else x * y

print(f(tf.constant([1.0])).numpy(), f(tf.constant([1.0]), "b").numpy())

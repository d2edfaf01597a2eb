# Annotated attributes and elements in a branch are no annotated names.
# observed: 5.0
import tensorflow as tf

class Box:
    pass


@tf.function
def f(x):
    box = Box()
    box.v = x
    d = {"k": x}
    if x > 0.0:
        box.v: tf.Tensor = x * 2.0
        d["k"]: tf.Tensor = x * 3.0
    return box.v + d["k"]


print(f(tf.constant(1.0)).numpy())

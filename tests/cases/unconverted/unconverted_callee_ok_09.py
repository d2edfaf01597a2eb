# A key function over names.
# observed: 1.0
import tensorflow as tf

def rank(name):
    if name.startswith("a"):
        return 0
    return 1


@tf.function
def f(x, names=("b", "a")):
    first = min(names, key=rank)
    return x if first == "a" else -x


print(f(tf.constant(1.0)).numpy())

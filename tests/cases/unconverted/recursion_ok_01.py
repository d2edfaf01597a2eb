# A recursion over a nested Python structure, with a tensor condition beside it.
# observed: 3.0
import tensorflow as tf

def total(tree):
    if isinstance(tree, list):
        parts = [total(part) for part in tree]
        return tf.add_n(parts)
    if tree > 0.0:
        tree = tree * 2.0
    return tree


@tf.function
def f(x):
    return total([x, [x, -x]])


print(f(tf.constant(1.0)).numpy())

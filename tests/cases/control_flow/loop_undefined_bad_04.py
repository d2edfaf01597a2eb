# String bound in a tensor loop.
# observed: ends with ValueError: Note: AutoGraph tried to define it automatically, but ran into a
#   TypeError: Found an unsupported type 'str' while crea...
import tensorflow as tf

@tf.function
def f(n):
    for i in tf.range(n):
        label = "seen"  # expect: TFF134
    return label

print(f(tf.constant(3)).numpy() if hasattr(f(tf.constant(3)), "numpy") else f(tf.constant(3)))

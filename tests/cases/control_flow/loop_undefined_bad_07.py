# Function object.
# observed: ends with ValueError: Note: AutoGraph tried to define it automatically, but ran into a
#   TypeError: Found an unsupported type 'function' while...
import tensorflow as tf

@tf.function
def f(n):
    for i in tf.range(n):
        act = tf.nn.relu  # expect: TFF134
    return act(tf.constant(-1.0))

print(f(tf.constant(2)).numpy())

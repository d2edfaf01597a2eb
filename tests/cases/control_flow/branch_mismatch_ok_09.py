# Message string under a branch.
# observed: b'odd!'
import tensorflow as tf

@tf.function
def label(x):
    kind = "even"
    if x % 2 == 1:
        kind = "odd"
    return tf.strings.join([kind, "!"])

print(label(tf.constant(3)).numpy())

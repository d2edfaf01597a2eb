# The lines of an open file.
# observed: [1.0, 1.0, 1.0]
# eager: [1.0, 2.0, 3.0]

import tensorflow as tf


open("lines.txt", "w").write("1\n2\n3\n")
lines = open("lines.txt")


@tf.function
def step(x):
    return x + float(next(lines))  # expect: TFF108


print([step(tf.constant(0.0)).numpy().item() for _ in range(3)])

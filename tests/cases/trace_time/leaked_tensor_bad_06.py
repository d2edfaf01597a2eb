# The body of tf.while_loop appends its tensor.
# observed: 1 False
# eager: 3 True

import tensorflow as tf


trace = []


def body(i, x):
    trace.append(x)  # expect: TFF105
    return i + 1, x * 2.0


@tf.function
def run(x):
    return tf.while_loop(lambda i, x: i < 3, body, [tf.constant(0), x])[1]


run(tf.constant(1.0))
print(len(trace), hasattr(trace[0], "numpy"))

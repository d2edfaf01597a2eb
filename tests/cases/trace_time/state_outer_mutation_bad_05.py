# queue.pop(0) in a wrapped function takes one element for three calls, and freezes it.
# observed: [1.0, 1.0, 1.0] left [2.0, 3.0]

import tensorflow as tf

queue = [1.0, 2.0, 3.0]


def consume(x):
    scale = queue.pop(0)  # expect: TFF103
    return x * scale


g = tf.function(consume)
print([float(g(tf.constant(1.0))) for _ in range(3)], "left", queue)

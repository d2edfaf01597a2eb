# A function that makes its variable in the first call prints twice in that call, and never again.
# observed: scaling | scaling | traces 2

import tensorflow as tf

w = None


@tf.function
def scale(x):
    global w
    print("scaling")  # expect: TFF101
    if w is None:
        w = tf.Variable(3.0)
    return w * x


for _ in range(4):
    scale(tf.constant(1.0))
print("traces", scale.experimental_get_tracing_count())

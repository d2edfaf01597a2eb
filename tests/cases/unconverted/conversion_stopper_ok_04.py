# Annotated names in blocks that nobody outside reads: of a nested def, of two branches, of a loop, bound anew later.
# observed: 57.0 864.0
import tensorflow as tf

@tf.function
def f(x):
    step = x * 2.0

    def g(v, flag=True):
        if flag:
            step: tf.Tensor = v * 3.0
            v = step + 1.0
        return v

    if x > 0.0:

        def h(v):
            step: tf.Tensor = v * 3.0
            return step

        x = h(g(step))
    return x


@tf.function
def g(x):
    if x > 0.0:
        more: tf.Tensor = x * 2.0
        x = x + more
    for _ in tf.range(2):
        more: tf.Tensor = x * 3.0
        x = x + more
    more = x * 5.0
    return x + more


print(f(tf.constant(3.0)).numpy(), g(tf.constant(3.0)).numpy())

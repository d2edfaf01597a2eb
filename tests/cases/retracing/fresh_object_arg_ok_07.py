# The function is chosen from two that exist.
# observed: traces 2
import tensorflow as tf


def up(x):
    return x + 1.0


def down(x):
    return x - 1.0


@tf.function
def apply(x, fn):
    return fn(x)


for i in range(4):
    fn = up if i % 2 else down
    apply(tf.constant(1.0), fn)
print("traces", apply.experimental_get_tracing_count())

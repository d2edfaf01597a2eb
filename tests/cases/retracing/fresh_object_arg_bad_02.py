# functools.partial, bound to a name in the loop.
# observed: traces 4
from functools import partial

import tensorflow as tf


def scale(factor, x):
    return factor * x


@tf.function
def apply(x, fn):
    return fn(x)


for i in range(4):
    fn = partial(scale, 2.0)
    apply(tf.constant(1.0), fn=fn)  # expect: TFF115
print("traces", apply.experimental_get_tracing_count())

# A checking decorator below tf.function: the decorated function is converted, in one trace.
# source: https://github.com/GPflow/GPflow/issues/1864
# observed: [6. 6.] traces 1
import functools

import tensorflow as tf


def check_rank(rank):
    def wrap(fn):
        @functools.wraps(fn)
        def checked(x):
            if x.shape.rank != rank:
                raise ValueError("bad rank")
            return fn(x)

        return checked

    return wrap


@tf.function
@check_rank(1)
def grow(x):
    for _ in tf.range(3):
        x = x + 1.0
    if tf.size(x) == 0:
        return x
    else:
        return x * 2.0


print(grow(tf.zeros([2])).numpy(), "traces", grow.experimental_get_tracing_count())

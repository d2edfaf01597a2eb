# Made and called in a comprehension's helper, through functools.partial.
# observed: traces 4
import functools

import tensorflow as tf


graph = functools.partial(tf.function, autograph=False)
traces = []


def double(x):
    fast = graph(lambda t: t * 2)  # expect: TFF113
    value = fast(x)
    traces.append(fast.experimental_get_tracing_count())
    return value


values = [double(tf.constant(i)) for i in range(4)]
print("traces", sum(traces))

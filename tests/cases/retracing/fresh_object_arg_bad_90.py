# A lambda that is handed over in a loop, or to what calls it many times, makes a new object at each call.
# observed: traces 9
# eager: traces 0
import contextvars

import tensorflow as tf


@tf.function
def apply(x, function):
    return function(x)


def main(x):
    for _ in range(3):
        contextvars.copy_context().run(lambda: apply(x, lambda t: t + 1.0))  # expect: TFF115
    list(map(lambda n: apply(x, lambda t: t + n), range(4)))  # expect: TFF115


def often(x):
    return contextvars.copy_context().run(lambda: apply(x, lambda t: t + 1.0))  # expect: TFF115


main(tf.constant(1.0))
for _ in range(2):
    often(tf.constant(1.0))
print("traces", apply.experimental_get_tracing_count())

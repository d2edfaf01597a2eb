# `suppress` is a handler that does nothing, and never sees the errors of operations.
# observed: InvalidArgumentError | InvalidArgumentError
# eager: 0 | 0
import contextlib
from contextlib import suppress

import tensorflow as tf


@tf.function
def checked(x):
    with suppress(tf.errors.InvalidArgumentError):  # expect: TFF138
        tf.debugging.assert_less(x, 0.0)
    return x


@tf.function
def divided(x):
    with contextlib.suppress(ZeroDivisionError, tf.errors.InvalidArgumentError):  # expect: TFF138
        return 1 // tf.cast(x, tf.int32)
    return 0


for function in (checked, divided):
    try:
        print(int(function(tf.constant(0.0))))
    except tf.errors.InvalidArgumentError as error:
        print(type(error).__name__)

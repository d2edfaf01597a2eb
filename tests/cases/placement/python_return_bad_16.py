# Through a decorator that only hands the call on an object leaves the trace; a member of an Enum is one, too.
# observed: TypeError | TypeError | TypeError
# eager: tuple | tuple | dict
import enum
import functools
import re

import tensorflow as tf


class Mode(enum.Enum):
    TRAIN = 1


def logged(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        result = function(*args, **kwargs)
        return result

    return wrapper


@tf.function
@logged
def marked(x):
    return x, object()  # expect: TFF170


@tf.function
def mode(x):
    return x * 2.0, Mode.TRAIN  # expect: TFF170


@tf.function
def pattern(x):
    return {"x": x, "pattern": re.compile("a")}  # expect: TFF170


def attempt(function):
    try:
        print(type(function(tf.constant(1.0))).__name__)
    except TypeError as error:
        print(type(error).__name__)


attempt(marked)
attempt(mode)
attempt(pattern)

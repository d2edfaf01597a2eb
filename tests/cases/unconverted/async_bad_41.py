# A decorator of the file makes a tf.function of each coroutine that it is put on; a Dataset takes none, either.
# observed: TypeError | TypeError | 3.0 | 3.0 | TypeError
# eager: 2.0 | 3.0 | 3.0 | 3.0 | TypeError
import asyncio

import tensorflow as tf


def traced(fn):
    return tf.function(fn)


def delayed(fn):
    async def run(x):
        return fn(x)

    return run


@traced
async def first(x):  # expect: TFF142
    return x + 1.0


@traced
async def second(x):  # expect: TFF142
    return x + 2.0


@traced
def third(x):
    return x + 2.0


@delayed
@tf.function
def fourth(x):
    return x + 2.0


async def parsed(x):  # expect: TFF142
    return x


def show(run):
    try:
        print(float(run()))
    except TypeError as error:
        print(type(error).__name__)


x = tf.constant(1.0)
show(lambda: asyncio.run(first(x)))
show(lambda: asyncio.run(second(x)))
show(lambda: third(x))
show(lambda: asyncio.run(fourth(x)))
show(lambda: tf.data.Dataset.range(2).map(parsed))

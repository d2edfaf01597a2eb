# Errors that eager code has as well: both branches raise, the rest raises, Python decides, or each element runs it.
# observed: ValueError | ValueError | AssertionError | ValueError | [1.] | AssertionError
import tensorflow as tf


@tf.function
def both(x):
    if tf.reduce_sum(x) < 0.0:
        y = x * 2.0
        for _ in range(2):
            y += 1.0
        raise ValueError("failed")
    else:
        if x.shape.rank == 1:
            raise ValueError("failed")
        else:
            raise ValueError("failed")


@tf.function
def rest(x):
    if tf.reduce_sum(x) < 0.0:
        x = -x
        raise ValueError("failed")
    else:
        pass
    x += 1.0
    raise ValueError("failed")


@tf.function
def by_python(x, flag):
    if flag:
        assert False, "flag"
    return x


@tf.function
def always(x):
    assert False, "always"


@tf.function
def mapped(x):
    def fail(row):
        raise ValueError("failed")

    return tf.map_fn(fail, x)


@tf.function
def true(x):
    if tf.reduce_sum(x) < 0.0:
        assert True
        assert "text"
        for letter in "":
            x += float(letter)
        x += float(len(list("")))
    return x


def run(function, *args):
    try:
        print(function(*args).numpy())
    except (ValueError, AssertionError) as error:
        print(type(error).__name__)


ONE = tf.constant([1.0])
for function in (both, rest, always, mapped, true):
    run(function, ONE)
run(by_python, ONE, True)

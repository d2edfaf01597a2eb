# Handlers of operations' errors, by a tuple; a bare one that swallows AutoGraph's own error.
# observed: InvalidArgumentError | -1.0 | InvalidArgumentError | 1.0 | 1.0
# eager: 0.0 | 2.0 | 0.0 | 1.0 | 1.0
import tensorflow as tf


@tf.function
def listed(x):
    try:
        return tf.debugging.check_numerics(x, "nan")
    except (tf.errors.NotFoundError, tf.errors.InvalidArgumentError):  # expect: TFF138
        return tf.zeros_like(x)


@tf.function
def bare(x):
    try:
        y = x + 1.0
        for _ in range(3):
            if tf.reduce_sum(x) > 0.0:
                break  # expect: TFF139
        return y
    except:  # expect: TFF138
        return -x


@tf.function(autograph=False)
def plain(x):
    try:
        return tf.debugging.check_numerics(x, "nan")
    except tf.errors.InvalidArgumentError:
        return tf.zeros_like(x)


@tf.function
def by_name(x):
    limit = 1.0
    try:
        limit = LIMIT
    except (NameError, tf.errors.OpError):
        pass
    return x * limit


@tf.function
def finished(x):
    try:
        y = x + 1.0
    finally:
        x = -x
    return x + y


def run(function, *args):
    try:
        print(function(*args).numpy())
    except Exception as error:
        print(type(error).__name__)


NAN = tf.constant(float("nan"))
run(listed, NAN)
run(bare, tf.constant(1.0))
run(plain, NAN)
run(by_name, tf.constant(1.0))
run(finished, tf.constant(1.0))

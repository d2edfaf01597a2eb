# Handlers of operations' errors, by a tuple; a bare one that swallows AutoGraph's own error.
# observed: InvalidArgumentError | -1.0 | InvalidArgumentError | 1.0 | NotImplementedError | -1.0 | 2.0 | 1.0
#   | 1.0
# eager: 0.0 | 2.0 | 0.0 | 1.0 | 1.0 | 1.0 | 2.0 | 1.0 | 1.0
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


@tf.function
def narrow(x):
    try:
        for _ in range(3):
            if tf.reduce_sum(x) > 0.0:
                break  # expect: TFF139
    except KeyError:
        return -x
    return x


@tf.function
def last(x):
    try:
        for _ in range(3):
            if tf.reduce_sum(x) > 0.0:
                break  # expect: TFF139
    except (KeyError, NotImplementedError):  # expect: TFF138
        return -x
    return x


@tf.function
def traced(x):
    try:
        y = x + 1.0
    except tf.errors.OperatorNotAllowedInGraphError:
        y = x
    return y


@tf.function
def lifted(x):
    with tf.init_scope():
        try:
            y = tf.debugging.check_numerics(tf.constant(float("nan")), "nan")
        except tf.errors.InvalidArgumentError:
            y = tf.constant(0.0)
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
run(narrow, tf.constant(1.0))
run(last, tf.constant(1.0))
run(traced, tf.constant(1.0))
run(lifted, tf.constant(1.0))
run(finished, tf.constant(1.0))

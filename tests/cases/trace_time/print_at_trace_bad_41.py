# Prints before a raise that is caught in the trace, under a tensor `if`, in loops and branches without AutoGraph.
# observed: bad rank | positive | positive | ValueError | positive | ValueError | turn 0 | turn 1 | verbose |
#   shown
# eager: bad rank | bad rank | positive | positive | turn 0 | turn 1 | verbose | shown | turn 0 | turn 1 |
#   verbose | shown
import tensorflow as tf


@tf.function
def caught(x):
    try:
        with tf.name_scope("shape"):
            print("bad rank")  # expect: TFF101
            raise ValueError("rank")
    except ValueError:
        return x


@tf.function
def staged(x):
    if tf.reduce_sum(x) > 0.0:
        print("positive")  # expect: TFF101
    return x


@tf.function
def staged_raise(x):
    if tf.reduce_sum(x) > 0.0:
        print("positive")  # expect: TFF101
        raise ValueError("positive")  # expect: TFF137
    return x


@tf.function(autograph=False)
def plain(x, verbose):
    for k in range(2):
        print("turn", k)  # expect: TFF101
    if verbose:
        print("verbose")  # expect: TFF101
    with tf.name_scope("shown"):
        print("shown")  # expect: TFF101
    return x


def run(function, *args):
    for _ in range(2):
        try:
            function(*args)
        except ValueError as error:
            print(type(error).__name__)


ONE = tf.constant(1.0)
run(caught, ONE)
run(staged, ONE)
run(staged_raise, -ONE)
run(plain, ONE, True)

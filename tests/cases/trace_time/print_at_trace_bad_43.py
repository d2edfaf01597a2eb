# A print before an error comes with each call, since no trace is completed; a tensor test fails without AutoGraph.
# observed: wrong rank 1 | ValueError | wrong rank 1 | ValueError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError
# eager: wrong rank 1 | ValueError | wrong rank 1 | ValueError | positive | positive
import tensorflow as tf


@tf.function
def checked(x):
    if x.shape.rank != 2:
        print("wrong rank", x.shape.rank)
        raise ValueError("rank")
    return x


@tf.function(autograph=False)
def plain(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF145
        print("positive")
    return x


def run(function, *args):
    for _ in range(2):
        try:
            function(*args)
        except Exception as error:
            print(type(error).__name__)


run(checked, tf.constant([1.0]))
run(plain, tf.constant(1.0))

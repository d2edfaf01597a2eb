# While loop body.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


def halve(n):
    if n % 2 == 0:  # expect: TFF148
        return (n // 2,)
    return (n - 1,)


@tf.function
def f(n):
    return tf.while_loop(lambda n: n > 1, halve, [n])


try:
    print(f(tf.constant(8)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

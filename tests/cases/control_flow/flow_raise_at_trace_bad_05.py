# Assert false in branch.
# observed: AssertionError: in user code: AssertionError: sum went negative
import tensorflow as tf


@tf.function
def f(x):
    if tf.reduce_sum(x) < 0:
        assert False, "sum went negative"  # expect: TFF137
    return x


try:
    print(f(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

# all() over a generator of comparisons.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: 1.0
import tensorflow as tf


@tf.function
def f(x):
    parts = [x, x]
    return 1.0 if all(tf.reduce_sum(p) > 0.0 for p in parts) else 0.0  # expect: TFF154


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

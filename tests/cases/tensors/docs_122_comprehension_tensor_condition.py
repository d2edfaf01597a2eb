# Comprehension tensor condition.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: 1
import tensorflow as tf

@tf.function
def positive(a, b):
    return tf.add_n([v for v in [a, b] if v > 0])  # expect: TFF154

try:
    print(positive(tf.constant(1), tf.constant(-1)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

# Comprehension over tensor.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: [1 4 9]
import tensorflow as tf

@tf.function
def squares(x):
    return tf.stack([v * v for v in x])  # expect: TFF159

try:
    print(squares(tf.constant([1, 2, 3])).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

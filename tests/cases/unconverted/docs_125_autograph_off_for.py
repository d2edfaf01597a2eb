# Autograph off for.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: OperatorNotAllowedInGraphError Iterating over a symbolic `tf.Tensor` is not allow...
import tensorflow as tf

@tf.function(autograph=False)
def total(x):
    acc = 0
    for v in x:  # expect: TFF145
        acc += v
    return acc

try:
    print(total(tf.constant([1, 2])).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:70])

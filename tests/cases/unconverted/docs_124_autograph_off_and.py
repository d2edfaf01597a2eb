# Autograph off and.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: OperatorNotAllowedInGraphError Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allow | OperatorNotAllowedInGraphError Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allow
import tensorflow as tf

@tf.function(autograph=False)
def both(a, b):
    return a and b  # expect: TFF145

@tf.function(autograph=False)
def as_bool(a):
    return bool(a)  # expect: TFF154

for call in (lambda: both(tf.constant(True), tf.constant(False)), lambda: as_bool(tf.constant(1))):
    try:
        print(call())
    except Exception as err:
        print(type(err).__name__, str(err).strip().splitlines()[0][:60])

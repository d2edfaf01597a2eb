# Nested lambda same name.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: OperatorNotAllowedInGraphError Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You ca
import tensorflow as tf

make = lambda x: lambda x: x + 1 if x > 0 else x  # expect: TFF144

try:
    f = tf.function(make(0))
    print(f(tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

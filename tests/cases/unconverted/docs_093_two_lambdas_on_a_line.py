# Two lambdas on a line.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: OperatorNotAllowedInGraphError Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allow
import tensorflow as tf

pair = [tf.function(f) for f in (lambda x: x if x > 0 else -x, lambda x: x)]  # expect: TFF144

try:
    print(pair[0](tf.constant(-3)).numpy(), pair[1](tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:60])

# Where AutoGraph is off by an option, that is what to change: the `match` in it makes no difference.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not allowed.
#   You can attemp...
import tensorflow as tf


@tf.function(autograph=False)
def pick(x, kind):
    match kind:
        case "abs":
            return x if x > 0.0 else -x  # expect: TFF145
        case _:
            return x


print(float(pick(tf.constant(-1.0), "abs")))

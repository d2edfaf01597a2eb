# A helper between the traced function and the branch is given up: what it calls is not converted either.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not allowed.
#   You can attemp...
# says: a loop's `else`
import tensorflow as tf


def clip(x):
    return x if x < 1.0 else tf.ones_like(x)


def scaled(x, names):
    for name in names:  # expect: TFF146
        if name == "scale":
            break
    else:
        return clip(x)
    return clip(x * 2.0)


@tf.function
def f(x, names=("shift", "scale")):
    return scaled(x, names) + 1.0


print(float(f(tf.constant(2.0))))

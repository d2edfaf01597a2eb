# Each construct is named in the words of the report.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# says: `:=` keeps | `match` keeps | this annotation keeps | `.__limit` keeps | a generator in it keeps
import tensorflow as tf


@tf.function
def clipped(x):
    if (top := tf.reduce_max(x)) > 1.0:  # expect: TFF146
        x = x / top
    return x


@tf.function
def picked(x, kind="abs"):
    match kind:  # expect: TFF146
        case "abs":
            return x if x > 0.0 else -x
    return x


@tf.function
def annotated(x):
    y = x
    if x > 0.0:
        y: tf.Tensor = x * 2.0  # expect: TFF146
    return y


class Limiter(tf.Module):
    def __init__(self):
        super().__init__()
        self.__limit = 1.0

    @tf.function
    def __call__(self, x):
        return x if tf.abs(x) < self.__limit else x * 0.5  # expect: TFF146


@tf.function
def summed(x):
    def halves(v):
        for k in (1.0, 2.0):
            yield v / k  # expect: TFF146

    return sum(halves(x)) if x > 0.0 else x


for function, x in [
    (clipped, [1.0, 2.0]),
    (picked, -1.0),
    (annotated, 1.0),
    (Limiter(), 2.0),
    (summed, 3.0),
]:
    try:
        print(function(tf.constant(x)).numpy())
    except Exception as error:
        print(type(error).__name__)

# Comparison, negation, `in` and `+=` on an object of the file: Python calls their methods.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError
import tensorflow as tf

class Box:
    def __init__(self, x):
        self.x = x

    def __lt__(self, other):
        return 1.0 if self.x < other else 0.0  # expect: TFF148

    def __neg__(self):
        return -self.x if self.x > 0.0 else self.x  # expect: TFF148

    def __iadd__(self, other):
        self.x = self.x + other if other > 0.0 else self.x  # expect: TFF148
        return self


@tf.function
def less(x):
    return Box(x) < 3.0


@tf.function
def negated(x):
    return -Box(x)


@tf.function
def grown(x):
    box = Box(x)
    box += x
    return box.x


for run in (less, negated, grown):
    try:
        print(float(run(tf.constant(2.0))))
    except tf.errors.OperatorNotAllowedInGraphError as err:
        print(type(err).__name__)

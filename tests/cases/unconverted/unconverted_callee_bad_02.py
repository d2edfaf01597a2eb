# An operator method behind `@`, and __getitem__ behind a subscript.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
import tensorflow as tf

class Bank:
    def __init__(self, rows):
        self.rows = rows

    def __getitem__(self, i):
        if i < 0:  # expect: TFF148
            i = i + 2
        return self.rows[i]

    def __matmul__(self, x):
        return self.rows[0] * x if x > 0.0 else self.rows[1] * x  # expect: TFF148


bank = Bank(tf.constant([1.0, 2.0]))


@tf.function
def f(i):
    return bank[i]


@tf.function
def g(x):
    return bank @ x


for run, arg in ((f, tf.constant(-1)), (g, tf.constant(3.0))):
    try:
        print(run(arg).numpy())
    except tf.errors.OperatorNotAllowedInGraphError as err:
        print(type(err).__name__)

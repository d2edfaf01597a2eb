# A lambda that `eval` makes of a text has no source: what hands it to TensorFlow makes no difference.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# eager: 2.0 | False | OperatorNotAllowedInGraphError
# says: made by `eval` | made by `eval` | made by `eval`
import tensorflow as tf

clip = tf.function(eval("lambda x: x if x > 0 else -x"))  # expect: TFF144
GATES = {"and": eval(" lambda a, b: a > 0 and b > 0")}  # expect: TFF144


@tf.function
def gate(a, b):
    return GATES["and"](a, b)


def show(run):
    try:
        print(run().numpy())
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)


show(lambda: clip(tf.constant(-2.0)))
show(lambda: gate(tf.constant(-1.0), tf.constant(1.0)))
show(lambda: next(iter(tf.data.Dataset.range(3).map(eval("lambda v: v if v > 1 else -v")))))  # expect: TFF144

# Searching a tuple compares as searching a list does.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# eager: 1 | 1 | OperatorNotAllowedInGraphError
import tensorflow as tf

CLASSES = ("cat", "dog")


@tf.function
def index(label):
    return CLASSES.index(label)  # expect: TFF154


@tf.function
def count(label):
    return CLASSES.count(label)  # expect: TFF154


def parsed(label):
    return CLASSES.index(tf.strings.lower(label))  # expect: TFF154


def show(run):
    try:
        print(run())
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)


label = tf.constant("dog")
show(lambda: index(label))
show(lambda: count(label))
show(lambda: tf.data.Dataset.from_tensor_slices(["cat"]).map(parsed))

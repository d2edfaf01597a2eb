# Map function unpack.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNot...
import tensorflow as tf


def parse(line):
    name, value = tf.strings.split(line, ",")  # expect: TFF159
    return name, tf.strings.to_number(value)


try:
    print(list(tf.data.Dataset.from_tensors("a,1").map(parse)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

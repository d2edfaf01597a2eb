# The fields of a line, unpacked in a Dataset function.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
import tensorflow as tf


def parse(line):
    a, b = tf.strings.split(line, ',')  # expect: TFF159
    return a


ds = tf.data.Dataset.from_tensor_slices(['a,b'])


try:
    print(list(ds.map(parse)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

# The handler of an op error in a function of Dataset.map never runs.
# observed: NotFoundError
import tensorflow as tf

def parse(path):
    try:
        return tf.io.read_file(path)
    except tf.errors.NotFoundError:  # expect: TFF138
        return tf.constant("")


ds = tf.data.Dataset.from_tensor_slices(["/nowhere/at/all"]).map(parse)
try:
    print([v.numpy() for v in ds])
except tf.errors.NotFoundError as err:
    print(type(err).__name__)

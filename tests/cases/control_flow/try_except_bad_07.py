# File errors in map.
# observed: NotFoundError
import tensorflow as tf

def load(path):
    try:
        data = tf.io.read_file(path)
    except tf.errors.NotFoundError:  # expect: TFF138
        data = tf.constant("")
    return tf.strings.length(data)

try:
    print([int(n) for n in tf.data.Dataset.from_tensor_slices(["/no/such"]).map(load)])
except tf.errors.NotFoundError:
    print("NotFoundError")

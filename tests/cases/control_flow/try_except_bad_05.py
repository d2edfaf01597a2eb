# Dataset map with errors.
# observed: ends with InvalidArgumentError: [[{{node StringToNumber}}]] [Op:IteratorGetNext] name:
import tensorflow as tf

def decode(s):
    try:
        return tf.strings.to_number(s)
    except tf.errors.InvalidArgumentError:  # expect: TFF138
        return tf.constant(-1.0)

print([float(v) for v in tf.data.Dataset.from_tensor_slices(["1", "x"]).map(decode)])

# Tuple of errors and alias.
# observed: ends with NotFoundError: [[{{node ReadFile}}]] [Op:__inference_read_…]
import tensorflow as tf
from tensorflow import errors

@tf.function
def read(path):
    try:
        text = tf.io.read_file(path)
    except (errors.NotFoundError, errors.PermissionDeniedError):  # expect: TFF138
        text = tf.constant("none")
    return text

print(read(tf.constant("/no/such/file")).numpy())

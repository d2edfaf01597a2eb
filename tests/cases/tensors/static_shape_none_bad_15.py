# The height of a decoded image stands in its file.
# observed: TypeError TypeError: unsupported operand type(s) for //:...
# eager: (4, 8, 3)
import tensorflow as tf


@tf.function
def crop(raw):
    image = tf.io.decode_jpeg(raw, channels=3)
    h, w = image.shape[:2]
    return image[: h // 2]  # expect: TFF155


raw = tf.io.encode_jpeg(tf.zeros([8, 8, 3], tf.uint8))


try:
    print(crop(raw).shape)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])

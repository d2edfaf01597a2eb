# Images are prepared one by one in a Python loop.
# kind: preprocessing
import tensorflow as tf


def prepare(image):  # advise: TFF191
    image = tf.image.convert_image_dtype(image, tf.float32)
    image = tf.image.resize(image, (16, 16))
    image = tf.image.adjust_brightness(image, 0.1)
    image = tf.image.adjust_contrast(image, 1.2)
    image = tf.clip_by_value(image, 0.0, 1.0)
    mean = tf.reduce_mean(image, axis=(0, 1), keepdims=True)
    deviation = tf.math.reduce_std(image, axis=(0, 1), keepdims=True)
    return (image - mean) / (deviation + 1e-6)


def main(count):
    sums = []
    for i in range(count):
        raw = tf.random.stateless_uniform((20, 20, 3), (14, i), 0, 256, tf.int32)
        sums.append(float(tf.reduce_sum(tf.abs(prepare(tf.cast(raw, tf.uint8))))))
    return sums


if __name__ == "__main__":
    print(main(5))

# A thin wrapper around one convolution.
# kind: thin wrapper
import tensorflow as tf

kernel = tf.random.stateless_normal((5, 5, 16, 32), (22, 1))


def blur(images):  # keep: gains nothing
    return tf.nn.conv2d(images, kernel, strides=1, padding="SAME")


def main(steps):
    sums = []
    for i in range(steps):
        images = tf.random.stateless_normal((4, 48, 48, 16), (22, i))
        sums.append(float(tf.reduce_mean(tf.abs(blur(images)))))
    return sums


if __name__ == "__main__":
    print(main(3))

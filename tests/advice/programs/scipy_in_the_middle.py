# Half of the work is NumPy's.
# kind: preprocessing
import numpy as np
import tensorflow as tf


def spectrum(signal):  # keep: changes
    signal = signal - tf.reduce_mean(signal)
    power = np.abs(np.fft.rfft(signal)) ** 2
    power = tf.constant(power, tf.float32)
    power = power / (tf.reduce_sum(power) + 1e-6)
    return -tf.reduce_sum(power * tf.math.log(power + 1e-9))


def main(count):
    return [spectrum(tf.random.stateless_normal((16,), (43, i))).numpy() for i in range(count)]


if __name__ == "__main__":
    print(main(4))

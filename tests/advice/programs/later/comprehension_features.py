# Features of each signal, in a list comprehension.
# kind: preprocessing
import tensorflow as tf


def features(signal):  # advise: TFF191
    spectrum = tf.abs(tf.signal.rfft(signal))
    power = spectrum / tf.reduce_sum(spectrum)
    centre = tf.reduce_sum(power * tf.range(9, dtype=tf.float32))
    spread = tf.sqrt(tf.reduce_sum(power * tf.square(tf.range(9, dtype=tf.float32) - centre)))
    crossings = tf.reduce_sum(tf.cast(signal[1:] * signal[:-1] < 0.0, tf.float32))
    return tf.stack([centre, spread, crossings, tf.reduce_max(signal), tf.reduce_min(signal)])


def main(count):
    signals = [tf.random.stateless_normal((16,), (64, i)) for i in range(count)]
    return [features(signal).numpy() for signal in signals]


if __name__ == "__main__":
    print(main(5))

# A generator: its callers take tensors one by one.
# kind: preprocessing
import tensorflow as tf


def windows(series, width):  # keep: changes
    series = (series - tf.reduce_mean(series)) / (tf.math.reduce_std(series) + 1e-6)
    for start in range(0, 12, width):
        part = series[start : start + width]
        yield tf.concat([part, tf.square(part), tf.sin(part)], axis=0)


def main(rounds):
    sums = []
    for i in range(rounds):
        series = tf.random.stateless_normal((12,), (40, i))
        for window in windows(series, 4):
            sums.append(float(tf.reduce_sum(window)))
    return sums


if __name__ == "__main__":
    print(main(3))

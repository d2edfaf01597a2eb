# A schedule in plain Python numbers under tf.function.
# kind: python state
import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def rate_at(epoch: int):  # advise: TFF192
    warm = min(1.0, (epoch + 1) / 5)
    return 0.1 * warm * 0.5 ** (epoch // 3)


def main(epochs):
    rates = []
    for epoch in range(epochs):
        rate = rate_at(epoch)
        w.assign_sub(rate)
        rates.append(float(rate))
    return [float(w), *rates]


if __name__ == "__main__":
    print(main(6))

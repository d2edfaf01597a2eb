# The object counts its calls in Python, and behaves by the count.
# kind: python state
import tensorflow as tf


class Momentum:
    def __init__(self):
        self.calls = 0
        self.velocity = tf.Variable(tf.zeros((3,)))

    def update(self, gradient):  # keep: changes
        self.calls += 1
        rate = 0.5 if self.calls < 3 else 0.9
        self.velocity.assign(rate * self.velocity + (1.0 - rate) * gradient)
        corrected = self.velocity / (1.0 - rate ** self.calls)
        return corrected / (tf.norm(corrected) + 1e-6) + tf.sign(corrected)


momentum = Momentum()


def main(steps):
    results = [momentum.update(tf.constant([1.0, 2.0, 3.0]) * float(i)).numpy() for i in range(1, steps + 1)]
    return [momentum.calls, *results]


if __name__ == "__main__":
    print(main(5))

# A builder that returns itself, kept in a name.
# observed: 2.0
import tensorflow as tf


class Net:
    def __init__(self):
        self.k = 1.0

    def with_k(self, k):
        self.k = k
        return self

    @tf.function
    def run(self, x):
        return self.k * x


net = Net().with_k(2.0)
print(net.run(tf.constant(1.0)).numpy())

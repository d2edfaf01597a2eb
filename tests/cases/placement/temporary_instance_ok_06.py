# A method that returns self and keeps it.
# observed: 1.0
import tensorflow as tf

KEPT = []


class Net:
    k = 1.0

    def keep(self):
        KEPT.append(self)
        return self

    @tf.function
    def run(self, x):
        return self.k * x


print(float(Net().keep().run(tf.constant(1.0))))

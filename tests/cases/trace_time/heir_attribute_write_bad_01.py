# The base's tf.function reaches a method two classes below it.
# observed: 1
# eager: 2
import tensorflow as tf


class A:
    @tf.function
    def run(self, x):
        return self.mid(x)


class B(A):
    def mid(self, x):
        return self.last(x) + 1.0


class C(B):
    count = 0

    def last(self, x):
        C.count += 1  # expect: TFF104
        return x


c = C()
c.run(tf.constant(1.0)); c.run(tf.constant(2.0))
print(C.count)

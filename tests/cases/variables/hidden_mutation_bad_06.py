# A static method counts in a global, in a tensor loop.
# observed: 1
# eager: 5
import tensorflow as tf

count = 0


class Util:
    @staticmethod
    def bump():
        global count
        count += 1  # expect: TFF123


@tf.function
def f(x):
    for _ in tf.range(x):
        Util.bump()
    return x


f(tf.constant(5))
print(count)

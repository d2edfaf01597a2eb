# setattr in a loop over names stores each of them; on an object of the trace that is harmless.
# observed: 1.0 | 4.0 | 1.0 | TypeError | 1.0
# eager: 1.0 | 4.0 | 1.0 | 2.0 | 2.0
import tensorflow as tf


class Stats:
    def __init__(self):
        self.loss = self.acc = 0.0
        self.rate = 0.5


stats, other = Stats(), Stats()


@tf.function
def sets(x):
    for name in ("loss", "acc"):
        setattr(stats, name, x * 2.0)  # expect: TFF105
    return x


@tf.function
def resets(x):
    mine = Stats()
    for name in ("loss", "acc"):
        setattr(mine, name, x * 2.0)
    return mine.loss + mine.acc


@tf.function
def flags(x):
    for name in ("rate",):
        setattr(other, name, 2.0)  # expect: TFF104
    return x


for f in (sets, resets, flags):
    print(float(f(tf.constant(1.0))))
try:
    print(float(stats.loss))
except TypeError as error:
    print(type(error).__name__)
other.rate = 1.0
flags(tf.constant(1.0))
print(other.rate)

# A method counts the batches of a loop over a Dataset, which is traced once.
# observed: 6 1
# eager: 6 4
import tensorflow as tf


class T:
    def __init__(self):
        self.count = 0

    def step(self, b):
        self.count += 1  # expect: TFF123
        return b


t = T()


@tf.function
def run(ds):
    s = tf.constant(0, tf.int64)
    for b in ds:
        s += t.step(b)
    return s


print(run(tf.data.Dataset.range(4)).numpy(), t.count)

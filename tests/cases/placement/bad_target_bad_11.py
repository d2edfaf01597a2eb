# __iter__ as a generator over tensors.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Steps:
    def __init__(self, n):
        self.n = n

    @tf.function  # expect: TFF172
    def __iter__(self):
        for i in range(self.n):
            yield tf.constant(i)


print([int(i) for i in Steps(2)])

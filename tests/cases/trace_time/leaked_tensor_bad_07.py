# One tf.function stores, another one reads.
# observed: TypeError
# eager: 1.0

import tensorflow as tf


class Codec(tf.Module):
    def __init__(self):
        self.code = None

    @tf.function
    def encode(self, x):
        self.code = x * 2.0  # expect: TFF105
        return self.code

    @tf.function
    def decode(self):
        return self.code / 2.0


c = Codec()
c.encode(tf.constant(1.0))
try:
    print(c.decode().numpy())
except TypeError:
    print("TypeError")

# __hash__.
# observed: ends with TypeError: unhashable type: 'Key'
import tensorflow as tf


class Key:
    def __init__(self, k):
        self.k = k

    @tf.function  # expect: TFF172
    def __hash__(self):
        return self.k


print({Key(1): 2})

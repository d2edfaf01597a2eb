# A method handed to Dataset.map numbers its elements.
# observed: [1, 1, 1]
# eager: [2, 3, 4]

import tensorflow as tf


class Reader:
    def __init__(self):
        self.index = 0

    def number(self, x):
        self.index += 1  # expect: TFF104
        return x, self.index

    def read(self):
        return tf.data.Dataset.range(3).map(self.number)


print([int(i) for _, i in Reader().read()])

# An operator method that is called by its name is converted like any method.
# observed: 2.0
import tensorflow as tf

class Bank:
    def __init__(self, rows):
        self.rows = rows

    def __getitem__(self, i):
        if i < 0:
            i = i + 2
        return self.rows[i]


bank = Bank(tf.constant([1.0, 2.0]))


@tf.function
def f(i):
    return bank.__getitem__(i)


print(f(tf.constant(-1)).numpy())

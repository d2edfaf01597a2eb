# Class-body wrap in a list subclass and UserDict.
# observed: unhashable type: 'Stack' | unhashable type: 'Params'
import collections

import tensorflow as tf


def _total(self):
    return tf.add_n(list(self))


class Stack(list):
    total = tf.function(_total)  # expect: TFF178


class Params(collections.UserDict):
    @tf.function  # expect: TFF178
    def size(self):
        return tf.constant(len(self.data))


for f in (lambda: Stack([tf.constant(1.0)]).total(), lambda: Params(a=1).size()):
    try:
        print(f())
    except TypeError as err:
        print(err)

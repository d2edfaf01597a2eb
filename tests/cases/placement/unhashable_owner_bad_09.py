# collections.namedtuple as a base, twice.
# observed: cannot create weak reference to 'Line' object | cannot create weak reference to
#   'Other' object
import collections

import tensorflow as tf

Pair = collections.namedtuple("Pair", "a b")


class Line(Pair):
    @tf.function  # expect: TFF178
    def at(self, x):
        return self.a * x + self.b


class Other(collections.namedtuple("Base", "k")):
    __slots__ = ()

    @tf.function  # expect: TFF178
    def at(self, x):
        return self.k * x


for o in (Line(1.0, 2.0), Other(2.0)):
    try:
        print(float(o.at(tf.constant(1.0))))
    except TypeError as err:
        print(err)

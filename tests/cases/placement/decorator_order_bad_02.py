# From functools import cached_property as once.
# observed: ends with TypeError: <functools.cached_property object at 0x…> is not a callable
#   object
from functools import cached_property as once

import tensorflow as tf


class Table:
    @tf.function(jit_compile=True)  # expect: TFF171
    @once
    def rows(self):
        return tf.range(3)


print(Table().rows.numpy())

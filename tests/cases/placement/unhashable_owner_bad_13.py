# __hash__ = None and a dataclass(eq=True).
# observed: unhashable type: 'Plain' | unhashable type: 'Data'
import dataclasses

import tensorflow as tf


class Plain:
    __hash__ = None

    @tf.function  # expect: TFF178
    def run(self, x):
        return x


@dataclasses.dataclass(eq=True, repr=False)
class Data(tf.Module):
    k: float

    @tf.function  # expect: TFF178
    def run(self, x):
        return x * self.k


for o in (Plain(), Data(2.0)):
    try:
        print(float(o.run(tf.constant(1.0))))
    except TypeError as err:
        print(err)

# A list of plain dataclass objects.
# observed: TypeError Could not generate a generic TraceType f
# eager: 6.0
from dataclasses import dataclass

import tensorflow as tf


@dataclass(order=True)
class Item:
    weight: float


@tf.function
def total(x, items):
    return x * sum(item.weight for item in items)


try:
    print(total(tf.constant(2.0), [Item(1.0), Item(2.0)]).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

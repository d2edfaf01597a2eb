# SimpleNamespace as a bag of settings.
# observed: TypeError Could not generate a generic TraceType f
# eager: 1.0
from types import SimpleNamespace

import tensorflow as tf


hp = SimpleNamespace(rate=0.5)


@tf.function
def step(x, hp):
    return x * hp.rate


try:
    print(step(tf.constant(2.0), hp=hp).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

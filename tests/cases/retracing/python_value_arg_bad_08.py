# .item() makes a Python number of a NumPy one.
# observed: traces 4
import numpy as np
import tensorflow as tf


@tf.function
def shift(x, offset):
    return x + offset


offsets = np.arange(4, dtype=np.float32)
for i in range(4):
    shift(tf.constant(1.0), offsets[i].item())  # expect: TFF111
print("traces", shift.experimental_get_tracing_count())

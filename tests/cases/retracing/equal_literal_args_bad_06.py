# Three types of one value in one list of calls.
# observed: ['bool', 'bool', 'bool']
# eager: ['bool', 'int32', 'float32']
import tensorflow as tf


@tf.function
def wrap(x):
    return tf.convert_to_tensor(x)


out = [
    wrap(True),
    wrap(1),  # expect: TFF112
    wrap(1.0),  # expect: TFF112
]
print([t.dtype.name for t in out])

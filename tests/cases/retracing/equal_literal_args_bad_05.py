# A dict of options.
# observed: int32 | int32
# eager: int32 | bool
import tensorflow as tf


@tf.function
def make(options):
    return tf.constant(options["value"])


print(make({"value": 0}).dtype.name)
print(make({"value": False}).dtype.name)  # expect: TFF112

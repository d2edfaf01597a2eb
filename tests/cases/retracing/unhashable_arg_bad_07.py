# A bytearray.
# observed: TypeError Could not generate a generic TraceType f
# eager: 5
import tensorflow as tf


@tf.function
def size(x, raw):
    return x + len(raw)


try:
    print(size(tf.constant(2), bytearray(b"abc")).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])

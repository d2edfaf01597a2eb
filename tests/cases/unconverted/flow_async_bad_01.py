# Decorated.
# observed: TypeError: To be compatible with tf.function, Python functions must return zero or more
#   Tensors or ExtensionTypes or None values; in compilation of <function predict at 0x…>, found...
import asyncio
import tensorflow as tf


@tf.function
async def predict(x):  # expect: TFF142
    return x * 2.0


try:
    print(asyncio.run(predict(tf.constant(1.0))))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

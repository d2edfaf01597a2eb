# Method.
# observed: TypeError: To be compatible with tf.function, Python functions must return zero or more
#   Tensors or ExtensionTypes or None values; in compilation of <function Server.handle at 0x…>,...
import asyncio
import tensorflow as tf


class Server:
    @tf.function(input_signature=None)
    async def handle(self, x):  # expect: TFF142
        return x + 1.0


try:
    print(asyncio.run(Server().handle(tf.constant(1.0))))
except Exception as err:
    print(f"{type(err).__name__}: {err}")

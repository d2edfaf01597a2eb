# An async method, wrapped by name.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   zero or more Tensors or ExtensionTypes or None values; in compilation of <function Client.ask
#   a...
import asyncio

import tensorflow as tf


class Client:
    def __init__(self):
        self.fast = tf.function(self.ask)

    async def ask(self, x):  # expect: TFF142
        return x + 1.0


async def main():
    return await Client().fast(tf.constant(1.0))


print(asyncio.run(main()))

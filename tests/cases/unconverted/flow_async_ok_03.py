# Defined in coroutine.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import asyncio
import tensorflow as tf


async def main():
    @tf.function
    def predict(x):
        return x * 2.0
    await asyncio.sleep(0)
    return predict(tf.constant(1.0))


print(asyncio.run(main()))

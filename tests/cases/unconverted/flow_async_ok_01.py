# Traced call from coroutine.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import asyncio
import tensorflow as tf


@tf.function
def predict(x):
    return x * 2.0


async def handle(x):
    return predict(x)


print(asyncio.run(handle(tf.constant(1.0))))

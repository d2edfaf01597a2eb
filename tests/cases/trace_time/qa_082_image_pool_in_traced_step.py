# An image pool behind a traced step holds one symbolic tensor after 8 steps.
# source: https://github.com/LynnHo/CycleGAN-Tensorflow-2/blob/master/train.py
# observed: pool size after 8 steps: 1 fakes used: [np.float32(0.0), np.float32(1.0),
#   np.float32(2.0), np.float3... | TypeError <tf.Tensor 'ReverseV2:0' shape=(2, 3) dtype=float32>
#   is out of scope and cannot be used he
import numpy as np
import tensorflow as tf


class ImagePool:
    def __init__(self, pool_size: int = 4):
        self.pool_size = pool_size
        self.items = []

    def __call__(self, batch):
        if len(self.items) < self.pool_size:
            self.items.append(batch)  # expect: TFF105
            return batch
        return self.items[np.random.randint(self.pool_size)]  # expect: TFF106


fake_pool = ImagePool()


@tf.function
def train_step(real):
    fake = fake_pool(tf.reverse(real, axis=[1]))
    return tf.reduce_mean(fake)


means = [train_step(tf.fill((2, 3), float(i))).numpy() for i in range(8)]
print("pool size after 8 steps:", len(fake_pool.items), "fakes used:", means)
try:
    print(fake_pool.items[0] + 1.0)
except TypeError as err:
    print(type(err).__name__, str(err)[:90])

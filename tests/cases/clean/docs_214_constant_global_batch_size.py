# Globals that are never rebound are constants on purpose.
# source: https://www.tensorflow.org/tutorials/generative/dcgan
# observed: (4, 2)
import tensorflow as tf

BATCH_SIZE = 4
NOISE_DIM = 2

@tf.function
def make_batch():
    noise = tf.random.normal([BATCH_SIZE, NOISE_DIM])
    return tf.nn.sigmoid(noise)

print(make_batch().shape)

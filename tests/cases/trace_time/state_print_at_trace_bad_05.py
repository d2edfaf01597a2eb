# logger.info and logging.warning record once in three calls.
# observed: INFO:train:loss: Tensor("Sum:0", shape=(), dtype=float32) | WARNING:root:step done

import logging
import sys

import tensorflow as tf

logging.basicConfig(stream=sys.stdout, level=logging.INFO)
logger = logging.getLogger("train")


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def train_step(x):
    loss = tf.reduce_sum(x ** 2)
    logger.info("loss: %s", loss)  # expect: TFF101
    logging.warning("step done")  # expect: TFF101
    return loss


for _ in range(3):
    train_step(tf.random.normal([4]))

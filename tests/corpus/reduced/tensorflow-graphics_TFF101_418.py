# reduced from tensorflow-graphics 2021.12.3 tensorflow_graphics/projects/points_to_3Dobjects/train_multi_objects/train.py:418
# observed: logs WARNING:root:training on string
# eager: logs WARNING:root:training on string | logs WARNING:root:training on string |
#   logs WARNING:root:training on string
import logging

import tensorflow as tf


def train_epoch(dataset, run_graph):
    strategy = tf.distribute.get_strategy()

    def distributed_step(sample):
        logging.warning("training on %s", sample["name"].dtype.name)  # expect: TFF101
        return strategy.run(tf.strings.length, args=(sample["name"],))

    if run_graph:
        distributed_step = tf.function(distributed_step)
    for sample in dataset:
        distributed_step(sample)


train_epoch([{"name": tf.constant("scene")} for _ in range(3)], True)

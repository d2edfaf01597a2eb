# Loggers in a global, in the class, in an attribute, as a bound method, made in place.
# observed: a | b | c | d | e
# eager: a | b | c | d | e | a | b | c | d | e

import logging
import sys

import tensorflow as tf


logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(message)s")
LOG = logging.getLogger(__name__)
info = logging.getLogger("a").info


class Net(tf.Module):
    logger = logging.getLogger("net")

    def __init__(self):
        self._log = logging.LoggerAdapter(LOG, {})

    @tf.function
    def __call__(self, x):
        LOG.warning("a")  # expect: TFF101
        info("b")  # expect: TFF101
        self.logger.error("c")  # expect: TFF101
        self._log.info("d")  # expect: TFF101
        logging.getLogger("e").log(30, "e")  # expect: TFF101
        return x


n = Net()
for _ in range(2):
    n(tf.constant(1))

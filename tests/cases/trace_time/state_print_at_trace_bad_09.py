# absl's and TensorFlow's loggers, and a print in a method behind a traced one, speak once in three calls.
# observed: obs Tensor("obs:0", shape=(), dtype=float32) | acting | policy called | traces 1

import logging as stdlib_logging
import sys

import tensorflow as tf
from absl import logging

handler = stdlib_logging.StreamHandler(sys.stdout)
logging.get_absl_logger().addHandler(handler)
tf.get_logger().addHandler(handler)
logging.set_verbosity(logging.INFO)


class Agent(tf.Module):
    def __init__(self):
        self.w = tf.Variable(1.0)

    @tf.function
    def act(self, obs):
        logging.info("obs %s", obs)  # expect: TFF101
        tf.get_logger().warning("acting")  # expect: TFF101
        return self._policy(obs)

    def _policy(self, obs):
        print("policy called")  # expect: TFF101
        return obs * self.w


a = Agent()
for v in (1.0, 2.0, 3.0):
    a.act(tf.constant(v))
print("traces", a.act.experimental_get_tracing_count())

# In a test class and a fixture.
# observed: defined
import unittest

import tensorflow as tf


class CaseTest(unittest.TestCase):
    def test_eager(self):
        tf.config.run_functions_eagerly(True)
        model = tf.keras.Sequential([tf.keras.Input((2,))])
        model.compile(run_eagerly=True)


print("defined")

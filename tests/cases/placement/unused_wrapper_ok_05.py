# A test that the call fails.
# observed: ran
import unittest

import tensorflow as tf


class WrapTest(unittest.TestCase):
    def test_no_function(self):
        with self.assertRaises(TypeError):
            tf.function(3)
        with self.assertRaisesRegex(TypeError, "callable"):
            tf.function("step")


WrapTest("test_no_function").debug()
print("ran")

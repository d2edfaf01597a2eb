# Testcase helper.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import unittest
import tensorflow as tf


class ClipTest(unittest.TestCase):
    def clip(self, x):
        if tf.reduce_max(x) > 1.0:  # expect: TFF148
            x = x / tf.reduce_max(x)
        return x
    def test_clip(self):
        traced = tf.function(lambda x: self.clip(x))
        return traced(tf.constant([1.0, 2.0]))


try:
    print(ClipTest("test_clip").test_clip())
except Exception as err:
    print(f"{type(err).__name__}: {err}")

# A method of a test case called by a traced function is not converted.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

class ReluTest(tf.test.TestCase):
    def relu(self, x):
        if x > 0.0:  # expect: TFF148
            return x
        return x * 0.0

    def runTest(self):
        @tf.function
        def f(x):
            return self.relu(x)

        self.assertAllClose(f(tf.constant(2.0)), 2.0)


ReluTest().runTest()

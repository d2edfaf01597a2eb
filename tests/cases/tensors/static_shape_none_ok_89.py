# A test may say that a dimension is not known while tracing.
# observed: [2. 2.]
# eager: ends with AssertionError: 2 is not None
import tensorflow as tf


class ShapeTest(tf.test.TestCase):
    def test_rows(self):
        @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
        def doubled(x):
            self.assertIsNone(x.shape[0])
            self.assertEqual(x.shape[0], None)
            return x * 2.0

        print(doubled(tf.ones([2])).numpy())


ShapeTest("test_rows").test_rows()

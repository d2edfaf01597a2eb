# reduced from trieste 4.6.1 trieste/models/gpflow/sampler.py:923
# observed: 8.0 | False
# eager: 8.0 | True
import tensorflow as tf


class feature_decomposition_trajectory:
    def __init__(self, encoder=None):
        self._encoder = encoder
        self._batch_size = tf.Variable(2, dtype=tf.int32)

    @tf.function
    def __call__(self, inputs):
        if self._encoder is not None:
            inputs = self._encoder(inputs)
        tf.debugging.assert_equal(
            tf.shape(inputs)[-2],
            self._batch_size.value(),
            message=f"This trajectory only supports batch sizes of {self._batch_size}.",  # expect: TFF153
        )
        return tf.reduce_sum(inputs)


trajectory = feature_decomposition_trajectory(encoder=tf.square)
print(trajectory(2.0 * tf.ones([2, 1])).numpy())
try:
    trajectory(tf.ones([4, 1]))
except tf.errors.InvalidArgumentError as error:
    print("numpy=2" in str(error))

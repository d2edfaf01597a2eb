# reduced from trieste 4.6.1 trieste/models/gpflux/sampler.py:296
# observed: [[4.0], [4.0], [4.0]] | False
# eager: [[4.0], [4.0], [4.0]] | True
import tensorflow as tf


class SamplingLayer:
    def __init__(self):
        self._batch_size = tf.Variable(3, dtype=tf.int32)

    def __call__(self, x):
        tf.debugging.assert_equal(
            tf.shape(x)[-2],
            self._batch_size.value(),
            message="This trajectory only supports batch sizes of {}.".format(self._batch_size),  # expect: TFF153
        )
        return 2.0 * x


class Trajectory:
    def __init__(self):
        self._sampling_layers = [SamplingLayer() for _ in range(2)]

    @tf.function
    def __call__(self, x):
        for layer in self._sampling_layers:
            x = layer(x)
        return x


trajectory = Trajectory()
print(trajectory(tf.ones([3, 1])).numpy().tolist())
try:
    trajectory(tf.ones([2, 1]))
except tf.errors.InvalidArgumentError as error:
    print("numpy=3" in str(error))

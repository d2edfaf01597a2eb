# reduced from trieste 4.6.1 trieste/models/keras/sampler.py:164
# observed: 3.0 | False
# eager: 3.0 | True
import tensorflow as tf


class deep_ensemble_trajectory:
    def __init__(self):
        self._initialized = tf.Variable(False, trainable=False)
        self._batch_size = tf.Variable(0, dtype=tf.int32, trainable=False)

    @tf.function
    def __call__(self, x):
        if not self._initialized:
            self._batch_size.assign(tf.shape(x)[-2])
            self._initialized.assign(True)
        tf.debugging.assert_equal(
            tf.shape(x)[-2],
            self._batch_size,
            message=f"only supports batch sizes of {self._batch_size}; get a new trajectory",  # expect: TFF153
        )
        return tf.reduce_sum(x)


trajectory = deep_ensemble_trajectory()
print(trajectory(tf.ones([3, 1])).numpy())
try:
    trajectory(tf.ones([2, 1]))
except tf.errors.InvalidArgumentError as error:
    print("numpy=3" in str(error))

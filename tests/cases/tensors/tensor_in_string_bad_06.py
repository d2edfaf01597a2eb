# A trace sees no value of a variable: the message shows its name and shape only.
# observed: False
# eager: True
import tensorflow as tf


class Trajectory(tf.Module):
    def __init__(self):
        super().__init__()
        self._batch_size = tf.Variable(3)

    @tf.function
    def __call__(self, x):
        tf.debugging.assert_equal(
            tf.shape(x)[0],
            self._batch_size,
            message=f"This trajectory only supports batches of {self._batch_size}.",  # expect: TFF153
        )
        return x * 2.0


trajectory = Trajectory()
try:
    trajectory(tf.ones([2]))
except tf.errors.InvalidArgumentError as error:
    print("numpy=3" in str(error))

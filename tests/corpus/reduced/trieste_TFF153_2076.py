# reduced from trieste 4.6.1 trieste/acquisition/function/function.py:2076
# observed: [3. 4.] | False True
# eager: [3. 4.] | True False
import tensorflow as tf


class multiple_optimism_lower_confidence_bound:
    def __init__(self):
        self._initialized = tf.Variable(False)
        self._betas = tf.Variable(tf.ones([0]), shape=[None])

    @tf.function
    def __call__(self, x):
        batch_size = tf.shape(x)[-2]
        if self._initialized:
            tf.debugging.assert_equal(
                batch_size,
                tf.shape(self._betas)[0],
                f"{type(self).__name__} requires a fixed batch size. Got batch size {batch_size}.",  # expect: TFF153
            )
        if not self._initialized:
            self._betas.assign(tf.range(1, batch_size + 1, dtype=tf.float32))
            self._initialized.assign(True)
        return tf.reduce_sum(x) + self._betas


bound = multiple_optimism_lower_confidence_bound()
print(bound(tf.ones([2, 1])).numpy())
try:
    bound(tf.ones([3, 1]))
except tf.errors.InvalidArgumentError as error:
    print("3." in str(error), "Tensor(" in str(error))

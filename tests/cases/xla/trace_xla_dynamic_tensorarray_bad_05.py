# Reading a growing TensorArray back in a jitted method fails.
# observed: InvalidArgumentError Slice dim size 1 greater than dynamic slice dimension: 0.
import tensorflow as tf


class Rnn(tf.Module):
    @tf.function(jit_compile=True)
    def last(self, x):
        ta = tf.TensorArray(tf.float32, 0, True)  # expect: TFF164
        for i in tf.range(3):
            ta = ta.write(i, x[i] * 2.0)
        return ta.read(2)


rnn = Rnn()
try:
    print(rnn.last(tf.constant([1.0, 2.0, 3.0])).numpy())
except tf.errors.InvalidArgumentError as e:
    print(type(e).__name__, str(e).splitlines()[0])

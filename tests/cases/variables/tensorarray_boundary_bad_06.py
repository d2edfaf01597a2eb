# A factory makes the TensorArray beside the traced function, which carries it through tf.while_loop.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [0.0, 2.0, 4.0]
import tensorflow as tf


def make_counter(n):
    out = tf.TensorArray(tf.float32, size=n)

    @tf.function
    def count(x):
        def body(i, array):
            return i + 1, array.write(i, x * tf.cast(i, tf.float32))  # expect: TFF120

        return tf.while_loop(lambda i, array: i < n, body, (0, out))[1].stack()

    return count


count = make_counter(3)
try:
    print(count(tf.constant(2.0)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

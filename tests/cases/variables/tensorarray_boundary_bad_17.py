# tf.cond gives back a TensorArray made outside.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [9.0, 2.0]
import tensorflow as tf

PAIR = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([1.0, 2.0])


@tf.function
def replaced(x):
    pair = tf.cond(x > 0.0, lambda: PAIR.write(0, x), lambda: PAIR)  # expect: TFF120
    return pair.stack()


try:
    print(replaced(tf.constant(9.0)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

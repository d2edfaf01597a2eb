# tf.init_scope makes the TensorArray outside of the trace, although it stands inside.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [0.5, 1.5]
import tensorflow as tf


@tf.function
def halves(x):
    with tf.init_scope():
        out = tf.TensorArray(tf.float32, size=2)
    for i in tf.range(2):
        out = out.write(i, x[i] / 2.0)  # expect: TFF120
    return out.stack()


try:
    print(halves(tf.constant([1.0, 3.0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

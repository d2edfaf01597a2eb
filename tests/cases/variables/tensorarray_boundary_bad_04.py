# The default value of a parameter is a TensorArray, made when the def statement ran.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [2.0, 4.0]
import tensorflow as tf


@tf.function
def doubled(x, out=tf.TensorArray(tf.float32, size=2)):
    i = tf.constant(0)
    while i < 2:
        out = out.write(i, x[i] * 2.0)  # expect: TFF120
        i += 1
    return out.stack()


try:
    print(doubled(tf.constant([1.0, 2.0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

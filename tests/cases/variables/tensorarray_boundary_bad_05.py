# A TensorArray out of a module-level dict is rebound under a tensor condition.
# observed: NotImplementedError NotImplementedError: Attempting to build a graph-mode TF2-style Tensor
# eager: [3.0]
import tensorflow as tf

BUFFERS = {"loss": tf.TensorArray(tf.float32, size=1, clear_after_read=False).unstack([0.0])}


@tf.function
def keep_positive(x):
    buffer = BUFFERS["loss"]
    if x > 0.0:
        buffer = buffer.write(0, x)  # expect: TFF120
    return buffer.stack()


try:
    print(keep_positive(tf.constant(3.0)).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

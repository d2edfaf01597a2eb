# A TensorArray goes into a traced function and comes back, turn by turn of an eager loop.
# observed: NotImplementedError Attempting to build a graph-mode TF2-style TensorArray from either an
# eager: [2.0]
import tensorflow as tf


@tf.function
def record(log, x):
    return log.write(0, x)  # expect: TFF120


log = tf.TensorArray(tf.float32, size=1, clear_after_read=False)
try:
    for value in tf.constant([1.0, 2.0]):
        log = record(log, value)
    print(log.stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

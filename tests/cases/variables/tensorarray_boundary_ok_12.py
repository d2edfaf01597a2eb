# A table that is indexed by tensors is a tensor (twin of bad_07 and bad_20).
# observed: [20.0, [20.0, 10.0]]
import tensorflow as tf

TABLE = tf.TensorArray(tf.float32, size=3).unstack([10.0, 20.0, 30.0]).stack()


@tf.function
def look_up(i):
    return TABLE[i], tf.gather(TABLE, tf.stack([i, i - 1]))


print([part.numpy().tolist() for part in look_up(tf.constant(1))])

# A function of Dataset.map writes to a TensorArray made outside, and leaves a symbolic tensor in it.
# observed: [1, 2, 3] | TypeError The tensor <tf.Tensor 'args_0:0' shape=() dtype=int64> cannot be acces
# eager: [1, 2, 3] | [2]
import tensorflow as tf

SEEN = tf.TensorArray(tf.int64, size=1, clear_after_read=False).unstack(tf.constant([0], tf.int64))


def remember(x):
    SEEN.write(0, x)  # expect: TFF120
    return x + 1


print([value.numpy().tolist() for value in tf.data.Dataset.range(3).map(remember)])
try:
    print(SEEN.stack().numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])

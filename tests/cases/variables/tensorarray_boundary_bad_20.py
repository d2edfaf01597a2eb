# tf.map_fn reads a TensorArray made outside by its element: inside a trace that is a tensor.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Pyth
# eager: [2.0, 0.5]
import tensorflow as tf

WEIGHTS = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([0.5, 1.0, 2.0])


@tf.function
def weighted(ids):
    return tf.map_fn(lambda i: WEIGHTS.read(i), ids, fn_output_signature=tf.float32)  # expect: TFF120


try:
    print(weighted(tf.constant([2, 0])).numpy().tolist())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
